declare const LEARN_STYLE: string // style.css, put here by the build

export const Style = () => <style>{LEARN_STYLE}</style>
