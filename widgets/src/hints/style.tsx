declare const STYLE: string // style.css, put here by the build

export const Style = () => <style>{STYLE}</style>
