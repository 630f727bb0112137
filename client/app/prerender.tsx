// Renders the pages of visitors at build time, from the same components the app uses.
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { Landing } from '../landing/landing.tsx';
import { NotFound } from '../not-found/not-found.tsx';

/** The landing page's body. */
export const renderLanding = (): string => renderToStaticMarkup(<Landing />);

/** The 404 page's body. */
export const renderNotFound = (): string =>
  renderToStaticMarkup(
    <Router ssrPath="/nowhere">
      <main id="main">
        <NotFound />
      </main>
    </Router>,
  );
