// Builds the module and the style of each game's table, and the drawings and colours for the static picture.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { build, context } from 'esbuild'

const here = import.meta.dirname
const out = `${here}/../istanbul_nb/table/static`
const common = { bundle: true, minify: true, legalComments: 'none', logLevel: 'warning', absWorkingDir: here }
const games = (await readdir(`${here}/src/games`)).sort()
const code = {
  ...common,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  jsx: 'transform',
  jsxFactory: 'h',
  jsxFragment: 'Fragment',
  inject: ['src/jsx.ts'],
  tsconfigRaw: {}, // the short form of JSX; types are checked with the usual one
}
const module = (game) => ({ ...code, entryPoints: [`src/games/${game}/index.ts`], outfile: `${out}/${game}.js` })
// The second module, for the tables of all games: it is handed what they have in common, and brings its style along.
const extras = async () => {
  const css = async (folder) => {
    const { outputFiles } = await build({ ...common, entryPoints: [`src/${folder}/style.css`], write: false })
    return JSON.stringify(tighten(outputFiles[0].text.trim()))
  }
  const define = { STYLE: await css('hints'), LEARN_STYLE: await css('learn') }
  return {
    ...code,
    entryPoints: ['src/extras/index.ts'],
    outfile: `${out}/extras.js`,
    inject: ['src/extras/jsx.ts'],
    define,
  }
}
// The rulebook is a page of its own.
const bookModule = { ...code, entryPoints: ['src/rulebook/index.tsx'], outfile: `${out}/rulebook.js` }
const bookStyle = { ...common, entryPoints: ['src/rulebook/style.css'], outfile: `${out}/rulebook.css` }
// Who looks at the page.
const visitor = { ...code, inject: [], entryPoints: ['src/visitor.ts'], outfile: `${out}/visitor.js` }
const style = (game) => ({ ...common, entryPoints: [`src/games/${game}/style.css`], outfile: `${out}/${game}.css` })

// The two values of light-dark(), or the one of any other token.
const shades = (value) => {
  const pair = /^light-dark\((.*)\)$/s.exec(value)
  if (!pair) return [value, value]
  let depth = 0
  const comma = [...pair[1]].findIndex((c) => {
    depth += c === '(' ? 1 : c === ')' ? -1 : 0
    return c === ',' && depth === 0
  })
  return [pair[1].slice(0, comma).trim(), pair[1].slice(comma + 1).trim()]
}

const tokensOf = async (file) => {
  const css = (await readFile(file, 'utf8')).replace(/\/\*.*?\*\//gs, '')
  const root = css.slice(css.indexOf('{') + 1, css.indexOf('\n}'))
  return [...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, shades(value.trim())])
}

// Those of all tables, and those that games add.
const tokens = async () => {
  const own = games.map((game) => `${here}/src/games/${game}/tokens.css`).filter(existsSync)
  return Object.fromEntries((await Promise.all([`${here}/src/style/tokens.css`, ...own].map(tokensOf))).flat())
}

const symbols = async () => {
  const { outputFiles } = await build({ ...common, entryPoints: ['src/art/all.ts'], format: 'esm', write: false })
  return (await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`))
    .symbols
}

// The style of one game leaves the tables of the others alone, should they be on the same page: it speaks of its own root.
const ownRoot = (css, game) => css.replace(/\.ist(?![\w-])/g, `.istanbul-nb-${game}`)

// The minifier leaves values of custom properties alone, and the spaces around a slash and in comparisons of widths.
const tighten = (css) =>
  css
    .replace(
      /(--[\w-]+): ?([^;{}]+)/g,
      (_, name, value) => `${name}:${value.trim().replace(/\s*(,)\s*|(\()\s+|\s+(\))/g, '$1$2$3')}`,
    )
    .replace(/ (\/|[<>]=?) /g, '$1')

const writeJson = async (name, value) => writeFile(`${out}/${name}`, JSON.stringify(value))

await mkdir(out, { recursive: true })
await writeJson('symbols.json', await symbols())
await writeJson('tokens.json', await tokens())
if (process.argv.includes('--watch')) {
  for (const options of [
    await extras(),
    visitor,
    bookModule,
    bookStyle,
    ...games.flatMap((game) => [module(game), style(game)]),
  ])
    await (await context(options)).watch()
} else {
  for (const [name, code, css] of [
    ...games.map((game) => [game, module(game), style(game)]),
    ['rulebook', bookModule, bookStyle],
  ]) {
    await Promise.all([build(code), build(css)])
    await writeFile(css.outfile, ownRoot(tighten(await readFile(css.outfile, 'utf8')), name))
    const sizes = await Promise.all([code, css].map(async ({ outfile }) => (await readFile(outfile)).length))
    console.log(`${name}.js ${sizes[0]}, ${name}.css ${sizes[1]} bytes`)
  }
  await build(await extras())
  await build(visitor)
  console.log(`extras.js ${(await readFile(`${out}/extras.js`)).length} bytes`)
}
