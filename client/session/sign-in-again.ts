// Redirects a chat without a session to sign-in (CHAT-08).
import { ToastRegion } from '../kit/overlays/toast-region.ts';
import { toast } from '../kit/overlays/toast.ts';
import { login } from '../screen/links.ts';

const READING_TIME = 500;
/** Milliseconds to wait for the code of the toast. */
const LONGEST_WAIT = 2000;

let leaving = false;

/** Says so in a toast, then leads to the sign-in page and back here afterwards. */
export function signInAgain(): void {
  // The message that could not be sent and the reads that failed with it are one farewell.
  if (leaving) return;
  leaving = true;
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  const leave = () => {
    leaving = false;
    window.location.assign(login(window.location.pathname));
  };
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  // The time to read begins when there is something to read.
  void Promise.race([ToastRegion.preload().catch(() => undefined), limit]).then(() =>
    setTimeout(leave, READING_TIME),
  );
}
