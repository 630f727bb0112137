// The landing page inside the running app, for a session that ended while its cookie still existed.
import { useScreen } from '../screen/page.tsx';
import { Landing } from './landing.tsx';

export function LandingPage() {
  useScreen('Family life, with a little helper');
  return <Landing />;
}
