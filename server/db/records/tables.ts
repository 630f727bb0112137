// The tables behind `context.records`: which record each holds, whose it is, and how its fields are stored.
// Adding a table here and in a migration is all it takes to get records, change log and undo for it.
import * as z from 'zod/mini';
import { ConversationSummary, Message, Proposal } from '#contract/chat.ts';
import { Id, Instant, recordFields } from '#contract/common.ts';
import { FamilyMember } from '#contract/family.ts';
import { MenuIdea, PantryItem, ShoppingList } from '#contract/food-entities.ts';
import type { Collection } from '#contract/meal-sync.ts';
import { Day, WeeklyMenu } from '#contract/meals.ts';
import {
  MEDICAL_REFERENCES,
  MedicalAppointment,
  MedicalContact,
  MedicalRecord,
  Medication,
} from '#contract/medical-entities.ts';
import { formatShortDate } from '#rules/time/dates.ts';

type Column = 'text' | 'integer' | 'boolean' | 'json';
/** A column that may be empty ends with a question mark. */
export type ColumnKind = Column | `${Column}?`;

/** Fields every record has; they have columns of the same kind in every table. */
export type StoredField = 'id' | 'version' | 'createdAt' | 'updatedAt';

interface Stored {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface Table<R extends Stored = Stored> {
  /** `household`: shared and in the change log. `user`: one parent's own, never in it (D5). */
  owner: 'household' | 'user';
  record: z.ZodMiniType<R>;
  /** Raised when the shape of the record changes, so that old images in the change log can be recognised. */
  schema: number;
  columns: { [K in Exclude<keyof R, StoredField>]-?: ColumnKind };
  /** What one is called in a sentence. */
  noun: string;
  /** The record's name for people, in the change log. */
  label(record: R): string;
  /** A second field nobody's records share: repeating it in an insert answers the first record, as repeating `id` does. */
  unique?: keyof R & string;
  /** Fields that hold the id of a record of another table, by field: they must exist, and are cleared when it goes (D30). */
  references?: Partial<Record<keyof R & string, string>>;
  /**
   * Also kept in browsers, as this collection: every write stamps the fields it changes (D33). What merging needs is
   * in a column `merge` of its own and never part of the record.
   */
  stamped?: Collection;
  /** What to say when a new record cannot stand beside one that is there. */
  collision?: string;
}

const table = <R extends Stored>(declared: Table<R>): Table<R> => declared;

/** The weekly menu as stored: the union of what its two edges show (D6). */
const StoredWeeklyMenu = z.extend(WeeklyMenu, { dayNotes: z.partialRecord(Day, z.string()) });

/** A message as stored: its proposals are records of their own. */
const StoredMessage = z.extend(z.omit(Message, { metadata: true }), {
  ...recordFields,
  conversationId: Id,
  metadata: z.extend(z.omit(Message.shape.metadata, { proposals: true }), {
    /** What Pip called while answering, so that later answers know what was spoken of. */
    calls: z.optional(z.array(z.object({ tool: z.string(), input: z.record(z.string(), z.unknown()) }))),
    /** Present when this is about health and no model outside may ever be told it. */
    staysHere: z.optional(z.literal(true)),
  }),
  clientId: z.nullable(Id),
  /** When the writer of a running answer was last seen. */
  heartbeatAt: z.nullable(Instant),
});

/** A proposal as stored, with what approving it runs and the versions it was made against. */
const StoredProposal = z.extend(z.omit(Proposal, { link: true }), {
  ...recordFields,
  arguments: z.record(z.string(), z.unknown()),
  targets: z.array(z.object({ table: z.string(), id: Id, version: z.nullable(z.int()) })),
});

export const tables = {
  family_member: table({
    owner: 'household',
    record: FamilyMember,
    schema: 1,
    columns: {
      name: 'text',
      relationship: 'text',
      age: 'integer?',
      dietaryRestrictions: 'json',
      dietaryNeeds: 'json',
      allergies: 'json',
      interests: 'json',
      notes: 'text',
      userId: 'text?',
    },
    noun: 'family member',
    label: (member) => member.name,
  }),
  weekly_menu: table({
    owner: 'household',
    record: StoredWeeklyMenu,
    schema: 1,
    columns: { weekStartDate: 'text', notes: 'text', meals: 'json', dayNotes: 'json' },
    noun: 'weekly menu',
    label: (menu) => `Week of ${formatShortDate(menu.weekStartDate)}`,
    stamped: 'weekly-menus',
  }),
  pantry_item: table({
    owner: 'household',
    record: PantryItem,
    schema: 1,
    columns: { name: 'text', category: 'text', quantity: 'text', notes: 'text' },
    noun: 'pantry item',
    label: (item) => item.name,
    stamped: 'pantry',
  }),
  shopping_list: table({
    owner: 'household',
    record: ShoppingList,
    schema: 1,
    columns: { title: 'text', items: 'json' },
    noun: 'shopping list',
    label: (list) => list.title,
    stamped: 'shopping-lists',
  }),
  menu_idea: table({
    owner: 'household',
    record: MenuIdea,
    schema: 1,
    columns: {
      name: 'text',
      description: 'text',
      mealType: 'text',
      ingredients: 'json',
      instructions: 'text',
      prepTime: 'integer?',
      cookTime: 'integer?',
      servings: 'integer?',
      tags: 'json',
      isFavorite: 'boolean',
    },
    noun: 'menu idea',
    label: (idea) => idea.name,
    stamped: 'menu-ideas',
  }),
  medical_contact: table({
    owner: 'household',
    record: MedicalContact,
    schema: 1,
    columns: {
      name: 'text',
      type: 'text?',
      specialty: 'text',
      phoneNumber: 'text',
      email: 'text',
      address: 'text',
      notes: 'text',
      isEmergencyContact: 'boolean',
    },
    noun: 'medical contact',
    label: (contact) => contact.name,
  }),
  medication: table({
    owner: 'household',
    record: Medication,
    schema: 1,
    columns: {
      name: 'text',
      dosage: 'text',
      frequency: 'text?',
      prescribedBy: 'text',
      familyMemberId: 'text?',
      startDate: 'text?',
      endDate: 'text?',
      instructions: 'text',
      sideEffects: 'text',
      isActive: 'boolean',
    },
    noun: 'medication',
    label: (medication) => medication.name,
    references: MEDICAL_REFERENCES.medication,
  }),
  medical_appointment: table({
    owner: 'household',
    record: MedicalAppointment,
    schema: 1,
    columns: {
      title: 'text',
      appointmentDate: 'text',
      wallTime: 'text',
      timeZone: 'text',
      duration: 'integer?',
      type: 'text?',
      familyMemberId: 'text?',
      contactId: 'text?',
      notes: 'text',
      reminderEnabled: 'boolean',
      reminderTime: 'integer',
    },
    noun: 'appointment',
    label: (appointment) => appointment.title,
    references: MEDICAL_REFERENCES.medical_appointment,
  }),
  medical_record: table({
    owner: 'household',
    record: MedicalRecord,
    schema: 1,
    columns: {
      title: 'text',
      category: 'text?',
      date: 'text?',
      familyMemberId: 'text?',
      provider: 'text',
      description: 'text',
      isImportant: 'boolean',
    },
    noun: 'medical record',
    label: (record) => record.title,
    references: MEDICAL_REFERENCES.medical_record,
  }),
  conversation: table({
    owner: 'user',
    record: ConversationSummary,
    schema: 1,
    columns: { title: 'text', lastMessage: 'text', topic: 'text' },
    noun: 'conversation',
    label: (conversation) => conversation.title,
  }),
  message: table({
    owner: 'user',
    record: StoredMessage,
    schema: 1,
    columns: {
      conversationId: 'text',
      role: 'text',
      content: 'text',
      status: 'text',
      metadata: 'json',
      clientId: 'text?',
      heartbeatAt: 'text?',
    },
    noun: 'message',
    label: (message) => message.role,
    unique: 'clientId',
    collision: 'Pip is still answering here. Please wait a moment.',
  }),
  proposal: table({
    owner: 'user',
    record: StoredProposal,
    schema: 1,
    columns: {
      conversationId: 'text',
      messageId: 'text',
      tool: 'text',
      title: 'text',
      lines: 'json',
      concerns: 'json',
      status: 'text',
      expiresAt: 'text',
      changeSetId: 'text?',
      arguments: 'json',
      targets: 'json',
    },
    noun: 'proposal',
    label: (proposal) => proposal.title,
  }),
};

export type TableName = keyof typeof tables;
export type RecordOf<T extends TableName> = z.output<(typeof tables)[T]['record']>;

/** The table behind each collection that browsers keep. */
export const TABLE_OF: Record<Collection, TableName> = {
  pantry: 'pantry_item',
  'weekly-menus': 'weekly_menu',
  'shopping-lists': 'shopping_list',
  'menu-ideas': 'menu_idea',
};
