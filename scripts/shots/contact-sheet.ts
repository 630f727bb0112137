// One picture with a screen at all widths: phones and tablet in light and dark, below them the larger windows.
import type { Page } from '@playwright/test';

export interface Shot {
  width: number;
  theme: string;
  png: Buffer;
}

/** Larger windows are shown smaller. */
const SCALE = (width: number): number => (width < 1000 ? 0.62 : width < 1600 ? 0.75 : 0.5);

/** Draws them with a page of the browser that took them. */
export async function drawSheet(page: Page, title: string, shots: readonly Shot[]): Promise<Buffer> {
  const rows = [
    (width: number) => width < 1000,
    (width: number) => width === 1280,
    (width: number) => width > 1280,
  ];
  const picture = ({ width, theme, png }: Shot) =>
    `<figure><figcaption>${width} ${theme}</figcaption><img width="${Math.round(width * SCALE(width))}" src="data:image/png;base64,${png.toString('base64')}"></figure>`;
  const html = rows
    .map(
      (isOf) =>
        `<div>${shots
          .filter(({ width }) => isOf(width))
          .map(picture)
          .join('')}</div>`,
    )
    .join('');
  await page.setViewportSize({ width: 1960, height: 800 });
  await page.setContent(
    `<style>body{margin:8px;font:14px sans-serif;background:#888}div{display:flex;gap:8px;align-items:start}figure{margin:0 0 8px}img{display:block}</style><b>${title}</b>${html}`,
  );
  return page.screenshot({ fullPage: true });
}
