import { defineConfig } from 'vitest/config'

// Components are written as they are built: with the JSX of Preact, in a DOM without a browser.
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.{ts,tsx}'], restoreMocks: true, pool: 'threads' },
  define: { STYLE: '""', LEARN_STYLE: '""' },
})
