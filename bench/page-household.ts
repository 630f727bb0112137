// The household whose pages are measured: the demo family with 40 menu ideas and an appointment today.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from '../scripts/running-server.ts';
import { DEMO_PARENTS, DEMO_PASSWORD } from '../server/demo-folder.ts';
import { prepareDemoFolder } from '../server/demo/folder.ts';
import { signInByForm } from './account.ts';
import { bring, newRecords } from './meal-records.ts';
import type { PageToVisit } from './page-visit.ts';

const DEMO_IDEAS = 12;
const IDEAS = 40;
const TODAY = 'Orthodontist, the last one';
const ZONE = 'America/New_York';

export interface Pages {
  server: RunningServer;
  landing: PageToVisit;
  dashboard: PageToVisit;
  ideas: PageToVisit;
  menus: PageToVisit;
  /** Any other page; nobody waits for words on it. */
  at: (path: string) => PageToVisit;
  stop: () => Promise<void>;
}

/** Starts a server with the household; its pages can be visited with the session of a parent. */
export async function startPages(): Promise<Pages> {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-pages-'));
  await prepareDemoFolder(folder, { now: new Date() });
  const server = await startServer({ folder });
  const parent = await signInByForm(server.address, DEMO_PARENTS.nora.email, DEMO_PASSWORD);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date());
  await parent.post('/api/medical-appointments', {
    title: TODAY,
    type: 'checkup',
    appointmentDate: `${today}T23:58`,
    timeZone: ZONE,
    duration: 1,
  });
  await bring(parent, newRecords('menu-ideas', IDEAS - DEMO_IDEAS));
  const [name = '', value = ''] = parent.cookie.split('=');
  const page = (path: string, words: string) => ({
    address: `${server.address}${path}`,
    cookie: { name, value },
    words,
  });
  return {
    server,
    landing: { address: server.address, words: 'Get Started' },
    dashboard: page('/', TODAY),
    // The newest ideas stand first, 'Dish 27' and so on; the last ones are drawn a moment later.
    ideas: page('/meal-planning?tab=ideas', 'Dish 2'),
    menus: page('/meal-planning?tab=menus', 'Sunday'),
    at: (path) => page(path, ''),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
