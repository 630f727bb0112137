// Lucide's drawings without Lucide's component: ours are sized by class names and take the text colour, so a dozen
// options of every icon would only add size and time. Saves 1.4 kB of the first load.
import type { Plugin } from 'vite';

const PLAIN = '\0plain-icon';

const CODE = `import { createElement } from 'react';
const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};
const drawn = ([tag, attributes]) => createElement(tag, attributes);
export default (node) =>
  (props) =>
    createElement('svg', { ...LOOK, 'aria-hidden': props['aria-label'] ? undefined : true, ...props }, ...node.map(drawn));
`;

export const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  apply: 'build',
  resolveId(source, importer) {
    const wanted = source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react');
    return wanted ? PLAIN : null;
  },
  load: (id) => (id === PLAIN ? CODE : null),
  // Only the drawing is used; names and the random keys of its parts hardly compress.
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return null;
    const drawing = code
      .replace(/,\s*key: "\w+"/g, '')
      .replace(/,\s*aliases: \[[^\]]*\]/, '')
      .replace(/(const __iconData = )\{[^]*?\n {2}node: ([^]*?)\n\};\n__iconData\.node;/, '$1$2;');
    return { code: drawing, map: null };
  },
};
