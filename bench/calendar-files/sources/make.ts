// Makes the calendar files from their sources: node bench/calendar-files/sources/make.ts [sources [output [name…]]].
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/browser.ts';
import { drawMonths } from './grids.ts';
import { grayPng, scan } from './scan.ts';

/** Pixels of a printed inch of CSS, and of a scanner. */
const CSS_INCH = 96;
const SCANNED_INCH = 150;

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** The smallest package that Word opens. */
function docx(documentXml: string): Uint8Array {
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONS,
    'word/document.xml': documentXml,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

/** LibreOffice reads the page as a Writer document and saves it as `extension`. */
function convertByOffice(html: string, extension: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  const filters: Record<string, string> = {
    doc: 'doc:MS Word 97',
    docx: 'docx:MS Word 2007 XML',
    pdf: 'pdf:writer_pdf_Export',
  };
  const page = join(folder, 'page.html');
  const run = (from: string, to: string) =>
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        '--convert-to',
        to,
        '--outdir',
        folder,
        from,
      ],
      { stdio: 'ignore' },
    );
  try {
    writeFileSync(page, html);
    run(page, 'odt:writer8');
    run(join(folder, 'page.odt'), filters[extension] ?? extension);
    return readFileSync(join(folder, `page.${extension}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const settingsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('meta[name]')].map((meta) => [
        meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  );

/** Pages of a document as a scanner at 150 dpi sees them: one picture for each <section>, or one of the whole. */
async function pictures(page: Page, settings: Record<string, string>) {
  const sections = await page.locator('section').all();
  const seen = sections.length > 0 ? sections : [page.locator('html')];
  const shots: string[] = [];
  for (const each of seen) shots.push((await each.screenshot()).toString('base64'));
  const options = {
    noise: Number(settings['noise'] ?? 6),
    specks: Number(settings['specks'] ?? 0),
    light: Number(settings['light'] ?? 0),
    quality: Number(settings['quality'] ?? 0.5),
  };
  return Promise.all(shots.map((shot) => page.evaluate(scan, { png: shot, ...options })));
}

async function print(browser: Browser, source: string, name: string): Promise<Uint8Array> {
  const context = await browser.newContext({
    viewport: { width: 816, height: 1056 },
    deviceScaleFactor: SCANNED_INCH / CSS_INCH,
  });
  try {
    const page = await context.newPage();
    await page.goto(pathToFileURL(source).href);
    await page.evaluate(drawMonths);
    const settings = await settingsOf(page);
    if (settings['printed-by'] === 'LibreOffice')
      return convertByOffice(readFileSync(source, 'utf8'), name.split('.').at(-1) ?? '');
    if (name.endsWith('.pdf') && settings['scanned'] === undefined)
      return await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const scans = await pictures(page, settings);
    if (name.endsWith('.pdf')) {
      const images = scans.map(
        ({ jpeg }) =>
          `<img src="data:image/jpeg;base64,${jpeg}" style="width:8.5in;height:11in;display:block">`,
      );
      await page.setContent(`<style>@page{size:8.5in 11in;margin:0}body{margin:0}</style>${images.join('')}`);
      return await page.pdf({ preferCSSPageSize: true });
    }
    const [first] = scans;
    if (!first) throw new Error(`${source} has no page.`);
    const { jpeg, gray, width } = first;
    return name.endsWith('.png') ? grayPng(Buffer.from(gray, 'base64'), width) : Buffer.from(jpeg, 'base64');
  } finally {
    await context.close();
  }
}

const [sources = import.meta.dirname, output = join(import.meta.dirname, '..'), ...wanted] =
  process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS });
try {
  for (const file of readdirSync(sources).toSorted()) {
    const name = file.replace(/\.(html|xml)$/, '');
    if (name === file || (wanted.length > 0 && !wanted.includes(name))) continue;
    const source = resolve(sources, file);
    const bytes = file.endsWith('.xml')
      ? docx(readFileSync(source, 'utf8'))
      : await print(browser, source, name);
    writeFileSync(join(output, name), bytes);
    console.log(`${name}: ${(bytes.length / 1000).toFixed(0)} kB`);
  }
} finally {
  await browser.close();
}
