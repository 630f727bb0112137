// The onboarding draft: all values typed so far, and the actions that change it.
import * as z from 'zod/mini';
import { INTEGRATIONS } from '#contract/onboarding.ts';
import type { AreaId } from '#contract/preferences.ts';
import {
  Preferences,
  SchoolType,
  TimeZone,
  type SchoolType as SchoolKind,
} from '#contract/schemas/account.ts';
import { Member, TypedMember } from '../family/member-form.ts';
import { joinersStep, stepAfter, stepBefore, wantsSchool } from '../steps/steps.ts';

type Integration = (typeof INTEGRATIONS)[number];

export const Draft = z.object({
  step: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  timeZone: z.nullable(TimeZone),
  familyMembers: z.array(Member),
  /** The open sub-form of step 2, with its values. */
  form: z.nullable(TypedMember),
  assistanceAreas: Preferences.shape.assistanceAreas,
  schoolType: z.nullable(SchoolType),
  integrations: Preferences.shape.integrations,
  /** Ids that a completion has tried to post: the server may have stored them, whatever it returned. */
  posted: z.array(z.uuidv7()),
});
export type Draft = z.infer<typeof Draft>;

/** Areas that nearly every family wants; a parent can uncheck them (D43). */
const PRESELECTED: readonly AreaId[] = ['mealPlanning', 'medical'];

/** Initial draft; a household that already has a time zone keeps it. */
export function emptyDraft(timeZone: string | null): Draft {
  const lists = { familyMembers: [], assistanceAreas: [...PRESELECTED], integrations: [], posted: [] };
  return { step: 1, timeZone, form: null, schoolType: null, ...lists };
}

/** A stored draft whose step fits what it holds: no step without a zone, no school step without school. */
export function settle(draft: Draft): Draft {
  if (draft.timeZone === null) return { ...draft, step: 1 };
  if (draft.step === 4 && !wantsSchool(draft.assistanceAreas)) return { ...draft, step: 3 };
  return draft;
}

/**
 * The draft of a parent who joined a household: zone, people and school come from the household, whatever was typed
 * before joining.
 */
export function joining(draft: Draft, timeZone: string): Draft {
  const step = joinersStep(draft.step);
  return { ...draft, step, timeZone, familyMembers: [], form: null, schoolType: null, posted: [] };
}

export type Action =
  | { type: 'continue' | 'back'; joins?: boolean }
  | { type: 'closeForm' }
  | { type: 'chooseZone'; zone: string }
  | { type: 'openForm'; form: TypedMember }
  | { type: 'changeForm'; change: Partial<TypedMember> }
  | { type: 'saveMember'; member: Member }
  | { type: 'removeMember'; id: string }
  | { type: 'restoreMember'; member: Member; at: number }
  | { type: 'toggleArea'; area: AreaId }
  | { type: 'chooseSchool'; schoolType: SchoolKind }
  | { type: 'toggleIntegration'; integration: Integration }
  | { type: 'posting' }
  | { type: 'adopt'; draft: Draft };

const toggled = <T>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** Adds a member, or puts a changed one in its old place. */
function withMember(members: readonly Member[], member: Member): Member[] {
  const known = members.some(({ id }) => id === member.id);
  return known ? members.map((other) => (other.id === member.id ? member : other)) : [...members, member];
}

/** The draft after one action. */
export function change(draft: Draft, action: Action): Draft {
  switch (action.type) {
    case 'continue':
      return { ...draft, step: stepAfter(draft.step, draft.assistanceAreas, action.joins) };
    case 'back':
      return { ...draft, step: stepBefore(draft.step, draft.assistanceAreas, action.joins) };
    case 'chooseZone':
      return { ...draft, timeZone: action.zone };
    case 'openForm':
      return { ...draft, form: action.form };
    case 'changeForm':
      return draft.form === null ? draft : { ...draft, form: { ...draft.form, ...action.change } };
    case 'closeForm':
      return { ...draft, form: null };
    case 'saveMember':
      return { ...draft, form: null, familyMembers: withMember(draft.familyMembers, action.member) };
    case 'removeMember':
      return { ...draft, familyMembers: draft.familyMembers.filter(({ id }) => id !== action.id) };
    case 'restoreMember':
      // A second tap on Undo finds the member back already.
      if (draft.familyMembers.some(({ id }) => id === action.member.id)) return draft;
      return { ...draft, familyMembers: draft.familyMembers.toSpliced(action.at, 0, action.member) };
    case 'toggleArea':
      return { ...draft, assistanceAreas: toggled(draft.assistanceAreas, action.area) };
    case 'chooseSchool':
      return { ...draft, schoolType: action.schoolType };
    case 'toggleIntegration':
      return { ...draft, integrations: toggled(draft.integrations, action.integration) };
    case 'posting':
      return {
        ...draft,
        posted: [...new Set([...draft.posted, ...draft.familyMembers.map(({ id }) => id)])],
      };
    case 'adopt':
      return action.draft;
  }
}
