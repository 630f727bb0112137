// The 404 page as a screen of the running app, inside or outside the shell.
import { Page } from '../screen/page.tsx';
import { NotFound } from './not-found.tsx';

export function NotFoundPage(props: { signIn?: string }) {
  return (
    <Page title="Page Not Found" heading={null}>
      <NotFound {...props} />
    </Page>
  );
}
