// Titles of conversations: from the first message (D26), and told apart where a parent asks the same thing every week.
import { NEW_CHAT, titleFrom } from '#contract/new-conversation.ts';
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import { todayIn, wallTime } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import type { Context } from '../context.ts';

/** True when the parent has another conversation of this title. */
async function isTaken(context: Context, title: string, id: string): Promise<boolean> {
  const same = await context.records('conversation').list({ where: { title, deletedAt: null }, limit: 2 });
  return same.some((other) => other.id !== id);
}

/**
 * The title of a conversation after its first message, undefined where it stays. An untouched 'New Chat' takes it from
 * the message; a title that another conversation has gets the day, and the time where that is not enough.
 */
export async function titleAfterFirst(
  context: Context,
  { id, title }: Pick<ConversationSummary, 'id' | 'title'>,
  content: string,
): Promise<string | undefined> {
  const own = title === NEW_CHAT ? titleFrom(content) : title;
  const { timeZone: zone } = context.actor;
  const { date, time } = wallTime(context.now(), zone);
  const when = whenInWords(`${date}T${time}`, todayIn(context.now(), zone));
  const [day = ''] = when.split(' at ');
  for (const wanted of [own, `${own} · ${day}`]) {
    if (!(await isTaken(context, wanted, id))) return wanted === title ? undefined : wanted;
  }
  return `${own} · ${when}`;
}
