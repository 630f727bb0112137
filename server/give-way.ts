// Lowers the priority of a child process, so that requests go first.
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Where the system does not support priorities, the process just runs. */
export function giveWay(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
