// Style of the pages that the server renders. The colours are those of client/look/tokens.css (a test compares them);
// the rest is only for these few pages.
import { ownMarkup, type Html } from './html.ts';

/** Colours, as in client/look/tokens.css. */
const TOKENS = {
  ground: 'light-dark(oklch(0.975 0.014 85), oklch(0.215 0.018 62))',
  surface: 'light-dark(oklch(0.995 0.004 85), oklch(0.255 0.02 62))',
  sunk: 'light-dark(oklch(0.948 0.02 85), oklch(0.3 0.022 62))',
  line: 'light-dark(oklch(0.885 0.022 80), oklch(0.37 0.022 62))',
  'line-strong': 'light-dark(oklch(0.64 0.03 70), oklch(0.55 0.025 65))',
  ink: 'light-dark(oklch(0.27 0.035 55), oklch(0.945 0.015 85))',
  soft: 'light-dark(oklch(0.47 0.035 58), oklch(0.78 0.02 80))',
  brand: 'light-dark(oklch(0.43 0.085 162), oklch(0.8 0.11 160))',
  'brand-strong': 'light-dark(oklch(0.37 0.08 162), oklch(0.86 0.1 160))',
  'on-brand': 'light-dark(oklch(0.99 0.01 160), oklch(0.2 0.04 162))',
  danger: 'light-dark(oklch(0.5 0.17 27), oklch(0.76 0.13 25))',
  'danger-wash': 'light-dark(oklch(0.955 0.025 25), oklch(0.3 0.06 25))',
  'danger-ink': 'light-dark(oklch(0.42 0.15 27), oklch(0.88 0.07 25))',
} as const;

/** The colours as custom properties. */
export const VARIABLES = Object.entries(TOKENS)
  .map(([name, value]) => `--${name}:${value};`)
  .join('');

const RULES = `
:root{color-scheme:light dark;${VARIABLES}}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:1rem/1.5 'Figtree Variable',ui-sans-serif,system-ui,sans-serif;overflow-wrap:break-word}
h1,.brand{font-family:'Bricolage Grotesque Variable','Figtree Variable',ui-sans-serif,system-ui,sans-serif;font-weight:800;letter-spacing:-.015em;line-height:1.2;text-wrap:balance}
h1{font-size:1.875rem;margin:0}
p{margin:0;text-wrap:pretty}
a{color:var(--brand);font-weight:600;text-underline-offset:3px}
a:hover{color:var(--brand-strong)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.top{max-width:64rem;width:100%;margin:0 auto;padding:.5rem 1rem}
.brand{display:inline-flex;align-items:center;min-height:2.75rem;font-size:1.375rem;color:var(--ink);text-decoration:none}
main{flex:1;width:100%;max-width:27.5rem;margin:0 auto;padding:.25rem 1rem 2.5rem;display:grid;gap:1rem;align-content:start}
.hello{display:flex;align-items:center;gap:1rem;padding-inline:.25rem}
.hello p{color:var(--soft)}
.hello .pip{width:4.5rem;height:4.5rem}
.card{background:var(--surface);border:1px solid var(--line);border-radius:1.25rem;padding:1.25rem;box-shadow:0 1px 0 oklch(0.6 0.05 70/.12),0 10px 24px -18px oklch(0.4 0.06 60/.35);display:grid;gap:1.125rem}
form{display:grid;gap:1rem}
.pair{display:grid;gap:1rem}
.note{padding:.75rem 1rem;border-radius:.875rem;background:var(--sunk);color:var(--soft)}
.choice{display:grid;gap:.75rem}.choice[hidden]{display:none}
.field{display:grid;gap:.375rem}
label{font-weight:600}
.hint{color:var(--soft)}
input{width:100%;min-height:3rem;padding:.5rem 1rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line-strong);border-radius:.875rem}
input[aria-invalid=true]{border:2px solid var(--danger)}
.code{font-variant-numeric:tabular-nums;letter-spacing:.03em;text-transform:uppercase}
.button{display:inline-flex;align-items:center;justify-content:center;width:100%;min-height:3rem;padding:.5rem 1.25rem;border:0;border-radius:999px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;background:var(--brand);color:var(--on-brand)}
.button:hover{background:var(--brand-strong);color:var(--on-brand)}
.button:active{transform:scale(.98)}
.quiet{background:var(--surface);color:var(--ink);border:1px solid var(--line-strong)}
.quiet:hover{background:var(--sunk);color:var(--ink)}
.problem{margin-top:.375rem;padding:.75rem 1rem;border-radius:.875rem;background:var(--danger-wash);color:var(--danger-ink);font-weight:500}
.links{margin-block:-.5rem;display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1.5rem}
.links a{display:inline-flex;align-items:center;min-height:2.75rem}
.or{display:flex;align-items:center;gap:.75rem;color:var(--soft)}
.or::before,.or::after{content:'';flex:1;height:1px;background:var(--line)}
.codes{list-style:none;margin:0;padding:1rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(11.5rem,1fr));gap:.5rem 1rem;background:var(--sunk);border-radius:.875rem;font:1rem/1.5 ui-monospace,'Cascadia Mono',Menlo,Consolas,'Liberation Mono',monospace}
.codes li{white-space:nowrap;text-align:center}
.ways{display:flex;flex-wrap:wrap;gap:.75rem}.ways .button{flex:1 1 7rem}.ways p{flex-basis:100%}.ways p:empty,.ways [hidden]{display:none}
.people{list-style:none;margin:0;padding:.875rem 1rem;display:grid;gap:.625rem;background:var(--sunk);border-radius:.875rem}
.card>*{min-width:0}
@media (min-width:30rem){.pair{grid-template-columns:1fr 1fr}.card{padding:1.75rem}}
@media (min-width:60rem){
.top{padding:1rem 1.5rem}
main{max-width:64rem;grid-template-columns:1fr 30rem;gap:4rem;align-content:center;align-items:center;padding:0 1.5rem 5rem}
.hello{flex-direction:column;justify-content:center;gap:1.5rem;min-height:24rem;padding:2rem;border-radius:2.5rem;background:var(--sunk);text-align:center}
.hello p{font-size:1.1875rem;max-width:22rem;text-wrap:balance}
.hello .pip{width:12rem;height:12rem}
}
@media (prefers-reduced-motion:no-preference){.button{transition:transform .15s}}
@media print{body{display:block;min-height:0;background:#fff;color:#000}.brand{color:#000}.hello,form,.no-print{display:none}main{display:block;max-width:none}.top,main{padding:0}.card{border:0;box-shadow:none;padding:0;background:none}.codes{grid-template-columns:repeat(2,max-content);background:none;padding:0}}
.pip{flex:none;overflow:visible;--pip-belly:oklch(0.79 0.14 68);--pip-line:oklch(0.3 0.045 50);--pip-leaf:oklch(0.62 0.13 150)}
.pip-body{fill:oklch(0.84 0.135 78)}.pip-belly{fill:var(--pip-belly)}
.pip-shine{fill:none;stroke:oklch(1 0 0/.55);stroke-width:4.5;stroke-linecap:round}
.pip-arm,.pip-foot{fill:none;stroke:var(--pip-belly);stroke-width:7.5;stroke-linecap:round}.pip-foot{stroke-width:6.5}
.pip-stem{fill:none;stroke:var(--pip-leaf);stroke-width:4;stroke-linecap:round}.pip-leaf{fill:var(--pip-leaf)}.pip-leaf2{fill:oklch(0.71 0.14 145)}
.pip-ink{fill:var(--pip-line)}.pip-glint{fill:#fff}.pip-cheek{fill:oklch(0.72 0.15 32);opacity:.5}.pip-shadow{fill:oklch(0.3 0.03 60/.13)}
.pip-wave{transform-box:fill-box;transform-origin:0 100%}
@media (prefers-reduced-motion:no-preference){.pip-wave{animation:wave 1.1s ease-in-out 4}@keyframes wave{50%{rotate:16deg}}}
`.replaceAll('\n', '');

/** Everything that goes into the page's one style element. */
export const style = (fontFaces: string): Html => ownMarkup(fontFaces + RULES);
