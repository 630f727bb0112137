// Every migration in the order it is applied. Forward only: a mistake is fixed by a later one.
import type { Kysely } from 'kysely';
import type { Dialect } from '../engine/open.ts';
import { up as accounts } from './0001-accounts.ts';
import { up as householdRecords } from './0002-household-records.ts';
import { up as chat } from './0003-chat.ts';
import { up as medical } from './0004-medical.ts';
import { up as invitations } from './0005-invitations.ts';
import { up as meals } from './0006-meals.ts';
import { up as changeOrigin } from './0007-change-origin.ts';
import { up as firstProof } from './0008-first-proof.ts';
import { up as usage } from './0009-usage.ts';
import { up as narrowLog } from './0010-narrow-log.ts';
import { up as birthDate } from './0011-birth-date.ts';
import { up as school } from './0012-school.ts';
import { up as indexes } from './0013-indexes.ts';
import { up as rates } from './0014-rates.ts';
import { up as doses } from './0015-doses.ts';
import { up as kiosks } from './0016-kiosks.ts';
import { up as deletedConversations } from './0017-deleted-conversations.ts';
import { up as sitterLinks } from './0018-sitter-links.ts';
import { up as closedHouseholds } from './0019-closed-households.ts';
import { up as editConflicts } from './0020-edit-conflicts.ts';

export interface Migration {
  name: string;
  up(kysely: Kysely<unknown>, dialect: Dialect): Promise<void>;
}

export const migrations: readonly Migration[] = [
  { name: '0001-accounts', up: accounts },
  { name: '0002-household-records', up: householdRecords },
  { name: '0003-chat', up: chat },
  { name: '0004-medical', up: medical },
  { name: '0005-invitations', up: invitations },
  { name: '0006-meals', up: meals },
  { name: '0007-change-origin', up: changeOrigin },
  { name: '0008-first-proof', up: firstProof },
  { name: '0009-usage', up: usage },
  { name: '0010-narrow-log', up: narrowLog },
  { name: '0011-birth-date', up: birthDate },
  { name: '0012-school', up: school },
  { name: '0013-indexes', up: indexes },
  { name: '0014-rates', up: rates },
  { name: '0015-doses', up: doses },
  { name: '0016-kiosks', up: kiosks },
  { name: '0017-deleted-conversations', up: deletedConversations },
  { name: '0018-sitter-links', up: sitterLinks },
  { name: '0019-closed-households', up: closedHouseholds },
  { name: '0020-edit-conflicts', up: editConflicts },
];
