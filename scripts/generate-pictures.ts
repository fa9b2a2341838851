// node_modules/.bin/node scripts/generate-pictures.ts: draws the raster pictures of public/ from the vector ones, for who
// cannot read SVG: social sites (share/), older browsers and phones (favicon.ico, apple-touch-icon.png, app-icon-*.png).
// They are committed; run it again after a change of the mark, of a cover or of a category's drawing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium, type ViewportSize } from '@playwright/test'
import { CATEGORY_KEYS } from '../src/domain/catalog/category.ts'
import { cover } from '../src/web/art/cover/cover.ts'
import { type SceneName, sceneNames } from '../src/web/art/cover/cover-style.ts'

const drawings = {
  brand: readFileSync('src/web/art/drawings/brand.svg', 'utf8'),
  categories: readFileSync('src/web/art/drawings/categories.svg', 'utf8'),
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
})
try {
  mkdirSync('public/share', { recursive: true })
  for (const [index, name] of ['bloesem', ...CATEGORY_KEYS].entries()) {
    const scene = sceneNames[index % sceneNames.length]
    const png = await picture({ width: 1200, height: 630 }, shareDrawing(name, scene))
    writeFileSync(`public/share/${name}.png`, png)
  }
  const touchIcon = readFileSync('public/app-icon-maskable.svg', 'utf8')
  const appIcon = readFileSync('public/app-icon.svg', 'utf8')
  const own = readFileSync('public/favicon.svg', 'utf8')
  writeFileSync('public/apple-touch-icon.png', await picture(square(180), touchIcon))
  for (const side of [192, 512])
    writeFileSync(`public/app-icon-${side}.png`, await picture(square(side), appIcon))
  writeFileSync('public/app-icon-maskable-512.png', await picture(square(512), touchIcon))
  writeFileSync('public/favicon.ico', icoOf(32, await picture(square(32), own)))
} finally {
  await browser.close()
}

/** @returns a PNG of this size, see-through where nothing is drawn */
async function picture(viewport: ViewportSize, drawing: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport, colorScheme: 'light' })
  await page.setContent(
    `<!doctype html><style>body { margin: 0 } body > svg { display: block; width: 100vw; height: 100vh }</style>${drawing}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

function square(side: number): ViewportSize {
  return { width: side, height: side }
}

// The name is in the mark and nowhere in words: one picture serves both languages.
function shareDrawing(name: string, scene: SceneName | undefined): string {
  const isCategory = name !== 'bloesem'
  const art = cover(`share-${name}`, { scene }).replace('<svg', '<svg class="cover"')
  const sign = isCategory && `<svg class="sign" viewBox="0 0 64 64"><use href="#${name}"/></svg>`
  return `<style>
    body { width: 1200px; height: 630px; background: #fffcfa; color: #2e1a2b; overflow: hidden }
    .sprites { display: none !important }
    .words { position: absolute; inset: 0 auto 0 0; width: 470px; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 56px }
    .sign { width: 210px; height: 210px; color: #2e1a2b }
    .wordmark { width: ${isCategory ? 290 : 350}px; height: 71px }
    .frame { position: absolute; inset: 36px 36px 36px 470px; border-radius: 32px; overflow: hidden }
    .frame .cover { position: absolute; left: 50%; top: 0; height: 100%; width: auto; transform: translateX(-50%) }
  </style>
  <div class="sprites">${drawings.brand}${drawings.categories}</div>
  <div class="words">${sign || ''}<svg class="wordmark" viewBox="0 0 870 176"><use href="#wordmark"/></svg></div>
  <div class="frame">${art}</div>`
}

// One picture in an icon file: a header, an entry, and the PNG as it is.
function icoOf(side: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
