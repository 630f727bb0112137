// Card of one family member: name, restrictions, interests, and buttons to edit and delete.
import { CalendarHeart, Heart, HeartPulse, Pill, TriangleAlert, Wheat } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { aboutMember } from '#rules/family/about-member.ts';
import { atTable } from '#rules/family/at-table.ts';
import { formatShortDate } from '#rules/time/dates.ts';
import { PersonAvatar } from '../choices/person-avatar.tsx';
import { EditRemove } from '../editing/removal/edit-remove.tsx';
import { Badge } from '../kit/badge.tsx';
import type { Hue } from '../kit/hues.ts';
import { Card } from '../kit/card.tsx';
import { cx } from '../kit/cx.ts';
import { Link } from '../kit/link.tsx';
import { LongText } from '../editing/panel/long-text.tsx';
import * as links from '../screen/links.ts';
import { ByNameOnly, OnlyInNotes } from './read-lines.tsx';
import type { Concerns } from './use-concerns.ts';
import type { Rules } from './use-reader.ts';

interface ChipsProps {
  title: string;
  /** The member's name, for screen reader users who only hear the list. */
  of: string;
  items: readonly string[];
  hue: Hue;
  icon: ReactNode;
  /** Shows the icon in every chip, not only at the title. */
  marked?: boolean;
}

function Chips({ title, of, items, hue, icon, marked = false }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1.5 font-sans text-sm font-semibold text-soft">{title}</h3>
      <ul aria-label={`${title} of ${of}`} className="flex flex-wrap gap-1.5">
        {items.map((item) => (
          <li key={item} className="min-w-0">
            <Badge hue={hue} className={cx('max-w-full py-1 text-base', marked && 'font-bold')}>
              {icon}
              <span className="min-w-0 wrap-anywhere">{item}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Restrictions that no plan can exclude automatically, so that nobody believes more is checked than is. */
function Limits({ member, rules }: Pick<MemberCardProps, 'member' | 'rules'>) {
  const byName = useMemo(
    () => rules?.explainEntries(atTable(member).allergies).byName ?? [],
    [rules, member],
  );
  const inNotes = useMemo(() => rules?.onlyInNotes(member) ?? [], [rules, member]);
  if (byName.length + inNotes.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      {byName.length > 0 && <ByNameOnly words={byName} />}
      {inNotes.length > 0 && <OnlyInNotes words={inNotes} />}
    </div>
  );
}

/** '2 medications'; without a number while it is not known, and where there is none. */
const counted = (count: number | undefined, one: string, many: string, none: string): string =>
  count ? `${count} ${count === 1 ? one : many}` : none;

const CONCERN =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-medical-ink hover:bg-medical [&_svg]:size-5';

function ConcernLinks({ member, concerns }: { member: FamilyMember; concerns: Concerns }) {
  const of = <span className="sr-only"> of {member.name}</span>;
  return (
    <div className="-mx-3 -mb-2 mt-auto flex flex-wrap gap-x-1 border-t border-line px-0 pt-2">
      <Link href={links.medical('medications', { member: member.id })} className={CONCERN}>
        <Pill aria-hidden />
        <span>
          {counted(concerns.medications, 'medication', 'medications', 'Medications')}
          {of}
        </span>
      </Link>
      <Link href={links.medical('appointments', { member: member.id })} className={CONCERN}>
        <CalendarHeart aria-hidden />
        <span>
          {counted(concerns.appointments, 'appointment', 'appointments', 'Appointments')}
          {of}
        </span>
      </Link>
    </div>
  );
}

/** True when a part of the name is too wide for a small phone; it would be broken in the middle. */
const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some((part) => part.length > 13);

/** Element id of a member's card. */
export const cardId = (memberId: string): string => `member-${memberId}`;

interface MemberCardProps {
  member: FamilyMember;
  /** Colour of the member, in degrees. */
  hue: number;
  concerns: Concerns;
  /** The rules that read allergies, once they have arrived. */
  rules: Rules | null;
  /** True when the address points to this card. */
  isAddressed: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** The face, the name and the age, with 'Edit' and 'Remove'. */
function CardHead({
  member,
  hue,
  onEdit,
  onRemove,
}: Pick<MemberCardProps, 'member' | 'hue' | 'onEdit' | 'onRemove'>) {
  const { name, birthDate } = member;
  return (
    <div className="flex items-start gap-3">
      <PersonAvatar name={name} hue={hue} size="large" decorative className="shrink-0" />
      <div className="min-w-0 flex-1">
        <h2
          className={cx('text-xl leading-tight wrap-anywhere', hasLongWord(name) && 'max-[24rem]:text-base')}
        >
          {name}
        </h2>
        <div className="flex items-start gap-3 max-[16rem]:flex-wrap">
          <div className="min-w-0 flex-1">
            <p className="text-balance text-soft">{aboutMember(member)}</p>
          </div>
          <div className="-mt-2.5 -mr-2 flex shrink-0 max-[16rem]:shrink max-[16rem]:flex-wrap">
            <EditRemove name={name} verb="Remove" onEdit={onEdit} onRemove={onRemove} />
          </div>
        </div>
        {birthDate !== null && <p className="-mt-2 text-soft">Born {formatShortDate(birthDate)}</p>}
      </div>
    </div>
  );
}

export function MemberCard({ member, ...props }: MemberCardProps) {
  const { concerns, rules, isAddressed } = props;
  const { id, name, interests, notes } = member;
  const { allergies, diets, health } = atTable(member);
  return (
    <Card
      as="li"
      id={cardId(id)}
      tabIndex={isAddressed ? -1 : undefined}
      aria-current={isAddressed || undefined}
      className={cx('flex flex-col gap-4', isAddressed && 'outline-3 outline-offset-2 outline-brand')}
    >
      <CardHead {...props} member={member} />
      <Chips
        title="Allergies"
        of={name}
        items={allergies}
        hue="danger"
        marked
        icon={<TriangleAlert aria-hidden className="shrink-0" />}
      />
      <Limits member={member} rules={rules} />
      <Chips
        title="Diets and needs"
        of={name}
        items={diets}
        hue="meal"
        icon={<Wheat aria-hidden className="shrink-0" />}
      />
      <Chips
        title="Health"
        of={name}
        items={health}
        hue="medical"
        icon={<HeartPulse aria-hidden className="shrink-0" />}
      />
      <Chips
        title="Interests"
        of={name}
        items={[...new Set(interests)]}
        hue="plain"
        icon={<Heart aria-hidden className="shrink-0" />}
      />
      <LongText text={notes} of={`the notes about ${name}`} lines={4} />
      <ConcernLinks member={member} concerns={concerns} />
    </Card>
  );
}
