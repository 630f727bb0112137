// The mark of the demo in the app's document: a small tab at the upper edge of every screen. It is served with the
// document and not built into the client, so that it adds no weight to other installations.

/** Colours are the client's own (client/look/tokens.css). It takes no taps, so elements below it stay usable; on a
 * phone it ends above the icons of the conversation's low header. */
const STYLE = `
.demo-mark{position:fixed;inset:0 auto auto 50%;z-index:60;transform:translateX(-50%);padding:0 .75rem;border-radius:0 0 .625rem .625rem;
background:var(--color-routine);color:var(--color-routine-ink);font-size:.75rem;font-weight:600;line-height:1.25rem;white-space:nowrap;pointer-events:none}
@media (width<48rem){.demo-mark{font-size:.6875rem;line-height:.875rem}}
@media print{.demo-mark{position:absolute}}`;

/** The app's document with the mark; `__NONCE__` is filled in when it is sent. */
export const withDemoMark = (shell: string): string =>
  shell
    .replace('</head>', () => `<style nonce="__NONCE__">${STYLE}</style></head>`)
    .replace('</body>', () => '<aside class="demo-mark" aria-label="Demo">Demo family</aside></body>');
