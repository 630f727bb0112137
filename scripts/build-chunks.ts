// Which of the parts that several screens share the dashboard needs at once. They get a file of their own: otherwise
// every icon and every rule that any two other screens have in common would weigh on the first load.
import { join } from 'node:path';

interface Module {
  code: string | null;
  importedIds: readonly string[];
}
/** What the bundler hands to those who name its chunks. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}

const DASHBOARD = join(import.meta.dirname, '../client/dashboard/dashboard-page.tsx').replaceAll('\\', '/');
/** The one file that hands on every icon there is; importing it imports the icons that are named, not all of them. */
const ALL_ICONS = /\/lucide-react\.mjs$/;

/** The file of each icon, by all its names: `export { default as House, default as Home } from './icons/house.mjs'`. */
function iconFiles(id: string, code: string): Map<string, string> {
  const folder = id.slice(0, id.lastIndexOf('/'));
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of code.matchAll(/export \{([^}]*)\} from '\.(\/icons\/[^']+)'/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, folder + file);
  return files;
}

/** The names a module imports from lucide-react. */
const iconNames = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from ['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+)(?: as \w+)?\s*(?:,|$)/g)].map(([, name = '']) => name),
  );

function needed(graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    const module = graph.getModuleInfo(id);
    if (found.has(id) || module === null) return;
    found.add(id);
    for (const next of module.importedIds) {
      if (!ALL_ICONS.test(next)) visit(next);
      else {
        const files = iconFiles(next, graph.getModuleInfo(next)?.code ?? '');
        for (const name of iconNames(module.code ?? '')) visit(files.get(name) ?? '');
      }
    }
  };
  visit(DASHBOARD);
  if (found.size === 0) throw new Error('The build does not find the dashboard.');
  return found;
}

const known = new WeakMap<Graph, Set<string>>();

/** Whether the dashboard needs the module before it can be drawn. */
export function neededByDashboard(id: string, graph: Graph): boolean {
  const modules = known.get(graph) ?? needed(graph);
  known.set(graph, modules);
  return modules.has(id);
}
