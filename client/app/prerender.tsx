// Renders the pages of visitors and the app's first screen at build time, from the same components the app uses.
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { Landing } from '../landing/landing.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Loading } from '../screen/starting.tsx';

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

/** The content of the app's document until its script runs. */
export const renderLoading = (): string => renderToStaticMarkup(<Loading />);
