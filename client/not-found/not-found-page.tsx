// The 404 page as a screen of the running app, inside or outside the shell.
import { login } from '../screen/links.ts';
import { Page } from '../screen/page.tsx';
import { NotFound } from './not-found.tsx';

/** `ended`: the page of a session that is over. */
export function NotFoundPage({ ended = false }: { ended?: boolean }) {
  return (
    <Page title="Page Not Found" heading={null}>
      <NotFound {...(ended && { signIn: login(window.location.pathname) })} />
    </Page>
  );
}
