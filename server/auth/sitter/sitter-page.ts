// The page behind a sitter's link: the sheet, without scripts, links into the app or anything of anybody else.
import type { SitterSheet } from '#contract/schemas/sitter.ts';
import { phoneHref } from '#rules/family/phone-href.ts';
import { REACH_NUMBER, whenInDoubt } from '#rules/family/sitter-sheet.ts';
import { formatLongDate, formatTime, wallTime } from '#rules/time/dates.ts';
import { html, ownMarkup, type Html } from '../pages/html.ts';
import { VARIABLES } from '../pages/style.ts';

const STYLE = ownMarkup(
  `
:root{color-scheme:light dark;${VARIABLES}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:44rem;padding:1rem;font:1.0625rem/1.45 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere;background:var(--ground);color:var(--ink)}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.25rem;margin:1.25rem 0 .25rem;border-top:1px solid var(--line);padding-top:.75rem}
p{margin:.25rem 0}ul{margin:.25rem 0;padding-left:1.25rem}li+li.typed{margin-top:.375rem}.when{white-space:nowrap}.typed{white-space:pre-line}
.calls{list-style:none;padding:0}a{display:inline-block;min-height:2.75rem;padding:.5rem 0;font-weight:700;color:var(--brand)}
.allergies{margin-block:.5rem .75rem;font-weight:800;border:2px solid var(--danger);border-radius:.75rem;padding:.5rem .75rem;background:var(--danger-wash);color:var(--danger-ink)}
@media print{:root{color-scheme:light}body,.allergies{background:none;color:#000}body{padding:0;font-size:11pt}a{min-height:0;padding:0;color:inherit;text-decoration:none}}
`.replaceAll('\n', ''),
);

const frame = (nonce: string, title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.toString();

type Child = SitterSheet['children'][number];

const childSection = ({ name, age, allergies, diet, health, medicines }: Child): Html =>
  html`<section>
    <h2>${name}${age !== null && `, ${age}`}</h2>
    ${allergies.length > 0 ? html`<p class="allergies">Allergies: ${allergies.join(', ')}</p>` : html`<p>No allergies written down.</p>`}
    ${diet.length > 0 && html`<p><strong>Diet, foods to avoid:</strong> ${diet.join(', ')}</p>`}
    ${health.length > 0 && html`<p><strong>Health:</strong> ${health.join(', ')}</p>`}
    ${
      medicines.length > 0 &&
      html`<p><strong>Medicines</strong></p>
        <ul>
          ${medicines.map((one) => html`<li class="typed"><strong>${one.name}</strong>${one.how !== '' && `: ${one.how}`}</li>`)}
        </ul>`
    }
  </section>`;

const typedSection = (title: string, text: string): Html | false =>
  text.trim() !== '' &&
  html`<section>
    <h2>${title}</h2>
    <p class="typed">${text}</p>
  </section>`;

/** Text of the parent, with its telephone numbers to press. */
function reachSection(text: string): Html | false {
  const parts = text.split(REACH_NUMBER).map((part, at) => {
    const href = at % 2 === 1 ? phoneHref(part) : null;
    return href === null ? part : html`<a href="${href}">${part}</a>`;
  });
  return (
    text.trim() !== '' &&
    html`<section>
      <h2>How to reach us</h2>
      <p class="typed">${parts}</p>
    </section>`
  );
}

function callLine({ name, phone }: SitterSheet['calls'][number]): Html {
  const href = phoneHref(phone);
  return html`<li>${name}: ${href === null ? phone : html`<a href="${href}">${phone}</a>`}</li>`;
}

/** A page of its own, without the frame of sign-in pages. */
export function sitterPage(sheet: SitterSheet, nonce: string): string {
  const { date, time } = wallTime(new Date(sheet.madeAt), sheet.zone);
  return frame(
    nonce,
    'For the sitter',
    html`<h1>For the sitter</h1>
      <p>
        As of ${formatLongDate(date)},
        <span class="when">${formatTime(time)}.</span> ${whenInDoubt(sheet.reach)}
      </p>
      ${sheet.children.map(childSection)} ${reachSection(sheet.reach)}
      <section>
        <h2>Numbers to call</h2>
        <ul class="calls">
          ${sheet.calls.map(callLine)}
        </ul>
      </section>
      ${typedSection('Address', sheet.address)} ${typedSection('Bedtimes and notes', sheet.notes)}`,
  );
}

/** The same for an invented, an ended and an expired link. */
export const sitterOverPage = (nonce: string): string =>
  frame(
    nonce,
    'This link has ended',
    html`<h1>This link has ended</h1>
      <p>Links for sitters work for 24 hours. Please ask the parents for a new one.</p>`,
  );
