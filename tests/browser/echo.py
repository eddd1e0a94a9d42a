"""The least that an anywidget can do: a click goes to the kernel and comes back as a trait."""

CELL = '''
import anywidget, traitlets

class Echo(anywidget.AnyWidget):
    _esm = """
    export default {
      render({ model, el }) {
        const button = document.createElement("button");
        button.className = "echo";
        const show = () => { button.textContent = model.get("count"); };
        button.onclick = () => model.send({ kind: "up" });
        model.on("change:count", show);
        show();
        el.append(button);
      },
    };
    """
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self._up)

    def _up(self, widget, content, buffers):
        self.count += 1

echo = Echo()
echo
'''
