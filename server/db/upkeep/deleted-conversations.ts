// Removes conversations that were deleted so long ago that they can no longer be restored.
import { undoLimit } from '../changes/image-expiry.ts';
import type { Database } from '../engine/open.ts';

const AT_ONCE = 50;

/** A few at a time; messages and cards go with them. */
export async function purgeDeletedConversations(
  { kysely }: Database,
  now: Date,
  pause: () => Promise<void>,
): Promise<void> {
  const limit = undoLimit(now);
  for (;;) {
    const old = await kysely
      .selectFrom('conversation')
      .select(['household_id', 'user_id', 'id'])
      .where('deleted_at', '<', limit)
      .limit(AT_ONCE)
      .execute();
    for (const { household_id, user_id, id } of old)
      await kysely
        .deleteFrom('conversation')
        .where('household_id', '=', household_id)
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        // It may have been restored meanwhile.
        .where('deleted_at', '<', limit)
        .execute();
    if (old.length < AT_ONCE) return;
    await pause();
  }
}
