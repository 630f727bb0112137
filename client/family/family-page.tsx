// Family Overview: whom Pip knows about. Editing comes with its own release.
import { family } from '#contract/family.ts';
import { useRead } from '../api.ts';
import { Coming } from '../coming.tsx';
import { Members } from './members.tsx';

const KNOWN = {
  says: 'Pip knows your family',
  text: 'What you told about allergies and diets is respected in every plan. Changing the list by hand will be possible on this page.',
};
/** Nobody was entered, or it is not known yet whether somebody was. */
const UNKNOWN = {
  says: 'A place for your family',
  text: 'Changing the list by hand will be possible on this page. Until then, chat with Pip about whatever your family needs.',
};

export function FamilyPage() {
  const { data = [] } = useRead(family.listFamilyMembers, {});
  return (
    <Coming
      title="Family Overview"
      mood="happy"
      {...(data.length > 0 ? KNOWN : UNKNOWN)}
      points={[
        'Adding and changing family members',
        'Allergies, diets and interests',
        'Notes about what matters',
        'A colour for everybody on the calendar',
      ]}
    >
      <Members />
    </Coming>
  );
}
