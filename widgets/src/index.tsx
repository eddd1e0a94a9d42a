import { render } from "preact";
import { layOut } from "./art/sprite";
import { type Model, Store } from "./model";
import { View } from "./table";

// One call for each model: its views share what they know.
export default () => {
  let store: Store;
  return {
    initialize: ({ model }: { model: Model }) => {
      store = new Store(model);
      return () => store.close();
    },
    render: ({ el }: { el: HTMLElement }) => {
      layOut(document);
      render(<View store={store} />, el);
      return () => render(null, el);
    },
  };
};
