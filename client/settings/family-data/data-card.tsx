// Export and deletion of the family's data.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { access, household } from '#contract/household.ts';
import type { Household } from '#contract/schemas/household.ts';
import { useRead } from '../../data/api.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Loaded } from '../loaded.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

const OF_HOUSEHOLD = [
  'Everyone in the family, the meals, and every medical contact, medication, appointment and record',
  'The change log, so none of it can be undone',
];

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** The first names of the other parents. */
const namesOfOthers = ({ members }: Household): string[] =>
  members.filter(({ isYou }) => !isYou).map(({ firstName, email }) => firstName || email);

/** 'Sam', 'Sam and Ana' */
const othersOf = (home: Household): string => list(namesOfOthers(home));

function DeleteAccount({ home, onClose }: { home: Household; onClose: () => void }) {
  const others = othersOf(home);
  const goes = [
    'Your name, your email address, your password and your choices',
    'Your conversations with Pip',
  ];
  const alone = `The household “${home.name}” with everything in it, because no one else belongs to it`;
  const elsewhere =
    home.households.length > 1
      ? 'Your other households stay if someone else belongs to them, and go if no one does.'
      : '';
  return (
    <DeleteDialog
      title="Delete my account"
      goes={others === '' ? [...goes, alone] : goes}
      stays={others === '' ? elsewhere : `The household “${home.name}” stays with ${others}. ${elsewhere}`}
      operation={access.deleteAccount}
      onClose={onClose}
    />
  );
}

function DeleteHousehold({ home, onClose }: { home: Household; onClose: () => void }) {
  const others = othersOf(home);
  return (
    <DeleteDialog
      title="Delete the household"
      goes={[
        ...OF_HOUSEHOLD,
        others === ''
          ? 'Your conversations with Pip in this household'
          : `The conversations that ${list(['you', ...namesOfOthers(home)])} had with Pip in this household`,
      ]}
      stays={
        others === ''
          ? "Your account stays. You're logged out, and start with an empty household next time."
          : `Your account and those of ${others} stay. Everyone is logged out of this household.`
      }
      operation={access.deleteHousehold}
      onClose={onClose}
    />
  );
}

function Deleting({ home }: { home: Household }) {
  const [asked, setAsked] = useState<'account' | 'household' | null>(null);
  const owns = home.members.some(({ isYou, role }) => isYou && role === 'owner');
  const close = () => setAsked(null);
  return (
    <>
      <p className="mb-3 text-soft">
        Deleting is permanent. You'll see what goes once more before it happens.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsked('account')}>Delete my account</Button>
        {owns && <Button onClick={() => setAsked('household')}>Delete the household</Button>}
      </div>
      {asked === 'account' && <DeleteAccount home={home} onClose={close} />}
      {asked === 'household' && <DeleteHousehold home={home} onClose={close} />}
    </>
  );
}

export function DataCard() {
  const query = useRead(household.getHousehold, {});
  return (
    <Card title="Your data">
      <p className="mb-3 text-soft">
        One zip file with everything of your household: tables for any spreadsheet, the appointments for any
        calendar, and all of it in full for other programs.
      </p>
      <Button asChild>
        <a href={household.exportHousehold.path} download>
          <Download aria-hidden />
          Export everything
        </a>
      </Button>
      <div className="mt-5 border-t border-line pt-4">
        <Loaded query={query} failed="Your household couldn't be loaded." size="h-20">
          {(home) => <Deleting home={home} />}
        </Loaded>
      </div>
    </Card>
  );
}
