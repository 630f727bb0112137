// Bundle chunks: the modules that the dashboard needs at once, and those that only dishes need, get files of
// their own. Otherwise every icon and rule that two files share would add weight to screens that show neither.
import { join } from 'node:path';

interface Module {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds?: readonly string[];
}
/** The bundler's argument for functions that name chunks. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}

const client = (path: string): string => join(import.meta.dirname, '../client', path).replaceAll('\\', '/');
/** Files that the dashboard fetches together with its data. */
const FAMILY_DAY = client('dashboard/family-day.tsx');
/** Files that every screen fetches once it is shown. */
const AFTER_FIRST_SCREEN = [client('app/at-idle.tsx'), client('notifications/due-list.tsx')];
/** The file that only the dashboard fetches once it is shown, and the screen that shows the same. */
const MEDICINES = client('dashboard/medicine-today.tsx');
const MEDICAL = client('medical/medical-page.tsx');
/** Files that every screen fetches when somebody acts on it, and the dashboard for its dialog and its paper view. */
const AT_IDLE = [
  client('kit/overlays/toasts.tsx'),
  client('kit/overlays/dialog-panel.tsx'),
  client('shell/account-list.tsx'),
  client('calendar/dialog/calendar-dialog.tsx'),
  client('calendar/views/printed-month.tsx'),
];
const APP = client('app/main.tsx');
/** Full of dishes, and drawn with what no other screen shows. */
const OF_DISHES = [client('meals/meals-page.tsx')];
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

interface Walk {
  /** True to follow dynamic imports, too. */
  later: boolean;
  /** Modules the walk does not enter. */
  except?: readonly string[];
}

/** Every module that comes with `start`. */
function reachedFrom(start: string, graph: Graph, { later, except = [] }: Walk): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    const module = graph.getModuleInfo(id);
    if (found.has(id) || except.includes(id) || module === null) return;
    found.add(id);
    for (const next of [...module.importedIds, ...(later ? (module.dynamicallyImportedIds ?? []) : [])]) {
      if (!ALL_ICONS.test(next)) visit(next);
      else {
        const files = iconFiles(next, graph.getModuleInfo(next)?.code ?? '');
        for (const name of iconNames(module.code ?? '')) visit(files.get(name) ?? '');
      }
    }
  };
  visit(start);
  if (found.size === 0)
    throw new Error(`The build does not find ${start.slice(start.lastIndexOf('/') + 1)}.`);
  return found;
}

/** The same walk is asked about for every module. */
function once(walk: (graph: Graph) => Set<string>): (graph: Graph) => Set<string> {
  const known = new WeakMap<Graph, Set<string>>();
  return (graph) => {
    const modules = known.get(graph) ?? walk(graph);
    known.set(graph, modules);
    return modules;
  };
}

const initial = once((graph) => reachedFrom(APP, graph, { later: false }));
const withData = once((graph) => reachedFrom(FAMILY_DAY, graph, { later: false }));
const afterFirstScreen = AFTER_FIRST_SCREEN.map((file) =>
  once((graph) => reachedFrom(file, graph, { later: false })),
);
const besidesDay = once((graph) => reachedFrom(APP, graph, { later: true, except: [FAMILY_DAY] }));
const ofMedicines = once((graph) => reachedFrom(MEDICINES, graph, { later: false }));
const besidesMedicines = once((graph) =>
  reachedFrom(APP, graph, { later: true, except: [MEDICINES, MEDICAL] }),
);
const atIdle = AT_IDLE.map((file) => once((graph) => reachedFrom(file, graph, { later: false })));
const elsewhere = once((graph) => reachedFrom(APP, graph, { later: true, except: OF_DISHES }));

/**
 * True when the module belongs to the first file: every screen needs it at once, or the dashboard needs it for its data
 * and something else needs it, too.
 */
export function neededAtOnce(id: string, graph: Graph): boolean {
  if (initial(graph).has(id)) return true;
  return withData(graph).has(id) && besidesDay(graph).has(id);
}

/** True when the dashboard needs the module to show its data. */
export const neededWithData = (id: string, graph: Graph): boolean => withData(graph).has(id);

/**
 * True when the module is fetched on every screen once it is shown: it is needed there, or the dashboard needs it then and
 * other screens need it, too.
 */
export const neededAfterFirstScreen = (id: string, graph: Graph): boolean =>
  afterFirstScreen.some((reached) => reached(graph).has(id)) ||
  (ofMedicines(graph).has(id) && besidesMedicines(graph).has(id));

/** True when the dashboard fetches the module for its medicines, once it is shown. */
export const neededForMedicines = (id: string, graph: Graph): boolean => ofMedicines(graph).has(id);

/** True when the module is fetched at idle on every screen, or on the dashboard. */
export const neededAtIdle = (id: string, graph: Graph): boolean =>
  atIdle.some((reached) => reached(graph).has(id));

/** True when only Meal Planning ever needs the module. */
export const onlyForDishes = (id: string, graph: Graph): boolean => !elsewhere(graph).has(id);
