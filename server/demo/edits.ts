// Edits by hand of the demo family in the last weeks: small corrections, and a mistake that was undone.
import { changes } from '#contract/changes.ts';
import { family } from '#contract/family.ts';
import { menuId } from '#contract/week.ts';
import type { Home, Step } from './home.ts';
import { ideaKeyOf } from './ideas.ts';
import { mondayOf } from './when.ts';

const changeDinner = (home: Home, week: number, field: string, text: string): Promise<void> =>
  home.sync('nora', [
    home.edit('nora', 'weekly-menus', menuId(home.date(mondayOf(home, week))), { set: { [field]: text } }),
  ]);

async function removeIdea(home: Home, name: string): Promise<void> {
  const id = home.idOf(ideaKeyOf(name));
  await home.sync('daniel', [home.edit('daniel', 'menu-ideas', id, { remove: ['record'] })]);
}

async function undoLast(home: Home): Promise<void> {
  const [last] = await home.call('daniel', changes.listChanges, { limit: 1 });
  if (last !== undefined) await home.call('daniel', changes.undoChange, { id: last.id });
}

export const editSteps = (): Step[] => [
  {
    day: -15,
    time: '18:40',
    run: (home) =>
      home.call('nora', family.updateFamilyMember, {
        id: home.idOf('ella'),
        interests: ['Soccer', 'Drawing', 'Graphic novels', 'Volleyball'],
      }),
  },
  { day: -5, time: '19:30', run: (home) => removeIdea(home, 'Campfire potatoes') },
  { day: -5, time: '19:31', run: undoLast },
  { day: -1, time: '21:05', run: (home) => changeDinner(home, 0, 'thursday.dinner', 'Turkey chili') },
  { day: -1, time: '21:06', run: (home) => changeDinner(home, 0, 'thursday.notes', 'Soccer until 6') },
];
