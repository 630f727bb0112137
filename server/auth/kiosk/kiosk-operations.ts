// Operations on kitchen tablets: making, listing and ending them in Settings, and the only two that a tablet may use
// beside the stream of changes (decision 035).
import { KIOSK_CODE_MINUTES, MOST_KIOSKS, kiosk } from '#contract/kiosk.ts';
import type { Kiosk } from '#contract/schemas/kiosk.ts';
import type { Context } from '../../context.ts';
import type { StoredKiosk } from '../../db/accounts/kiosks.ts';
import { AppError } from '../../errors.ts';
import { implement, type Bound } from '../../implement.ts';
import { kioskBoard } from '../../kiosk/board.ts';
import { updateShoppingItem } from '../../meals/shopping.ts';
import { hashKioskCode, newKioskCode } from '../../secrets.ts';
import { deviceOf } from '../access/device.ts';

const CODE_MS = KIOSK_CODE_MINUTES * 60_000;

const shown = (stored: StoredKiosk): Kiosk => ({
  id: stored.id,
  madeBy: stored.first_name,
  device: stored.last_seen_at === null ? null : deviceOf(stored.user_agent),
  showTitles: stored.show_titles === 1,
  createdAt: stored.created_at,
  lastSeenAt: stored.last_seen_at,
  expiresAt: stored.expires_at,
});

async function listKiosks({ accounts, actor, now }: Context): Promise<Kiosk[]> {
  return (await accounts.kiosks.list(actor.householdId, now().toISOString())).map(shown);
}

/** Makes a code; this is the only time anybody can read it. */
async function createKiosk(context: Context, { showTitles }: { showTitles: boolean }) {
  const { accounts, actor, newId, now } = context;
  const at = now();
  const createdAt = at.toISOString();
  // Concurrent requests wait here, so that the limit holds.
  await accounts.households.lock(actor.householdId);
  // The account may have been handed to its owner since this request began; tablets made before that stop.
  await accounts.sessions.hold(actor.sessionId);
  await accounts.kiosks.removeExpired(createdAt);
  if ((await accounts.kiosks.list(actor.householdId, createdAt)).length >= MOST_KIOSKS) {
    throw new AppError(
      'conflict',
      `There are ${MOST_KIOSKS} kitchen tablets already. Please disconnect one first.`,
    );
  }
  const code = newKioskCode();
  const id = newId();
  const expiresAt = new Date(at.getTime() + CODE_MS).toISOString();
  await accounts.kiosks.insert({
    id,
    household_id: actor.householdId,
    user_id: actor.userId,
    code_hash: hashKioskCode(code),
    token_hash: null,
    show_titles: showTitles ? 1 : 0,
    created_at: createdAt,
    expires_at: expiresAt,
    last_seen_at: null,
    user_agent: '',
  });
  return {
    id,
    madeBy: actor.firstName,
    device: null,
    showTitles,
    createdAt,
    lastSeenAt: null,
    expiresAt,
    code,
  };
}

const gone = () => new AppError('not_found', "This kitchen tablet isn't connected anymore.");

async function updateKiosk(context: Context, { id, showTitles }: { id: string; showTitles: boolean }) {
  const { accounts, actor } = context;
  const isThere = await accounts.kiosks.setTitles(id, actor.householdId, showTitles);
  const changed = isThere ? (await listKiosks(context)).find((one) => one.id === id) : undefined;
  if (changed === undefined) throw gone();
  return changed;
}

async function endKiosk({ accounts, actor }: Context, { id }: { id: string }): Promise<undefined> {
  if (await accounts.kiosks.remove(id, actor.householdId)) return undefined;
  throw gone();
}

/** `appVersion` changes with each build of the client. */
export const kioskOperations = (appVersion: string): Bound[] =>
  implement(kiosk, {
    listKiosks,
    createKiosk,
    updateKiosk,
    endKiosk,
    getKioskBoard: (context) => kioskBoard(context, appVersion),
    async tickOnKiosk(context, input) {
      await updateShoppingItem(context, input);
      return undefined;
    },
  });
