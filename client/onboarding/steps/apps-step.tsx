// Step 5: apps to connect later, and the end of the wizard.
import type { ReactNode } from 'react';
import { CalendarDays, CircleAlert, Mail, ShoppingBasket } from 'lucide-react';
import { INTEGRATION_NAMES } from '../../choices/integration-names.ts';
import { login } from '../../screen/links.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { PRODUCT } from '#contract/common.ts';
import { CheckCard } from './check-card.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

const LATER = `${PRODUCT} doesn't connect yet`;

const icon = (drawing: ReactNode) => (
  <span aria-hidden className="rounded-2xl bg-sunk p-2.5 text-ink [&_svg]:size-6">
    {drawing}
  </span>
);

/** Message after a failed attempt: everything is still here, and the next action. */
function Failure({ failure }: { failure: 'failed' | 'signed-out' }) {
  return (
    <p className="flex items-start gap-2 rounded-card bg-danger-wash px-4 py-3 text-danger-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {failure === 'failed' ? (
        <span>That didn't work just now. Everything you typed is still here.</span>
      ) : (
        <span>
          You've been logged out. Everything you typed is still on this device:{' '}
          <a href={login('/')} className="font-semibold underline">
            sign in again
          </a>{' '}
          to continue.
        </span>
      )}
    </p>
  );
}

export function AppsStep({ draft, dispatch, onBack, completion }: StepProps) {
  const { submit, pending, failure } = completion;
  const card = (integration: 'gmail' | 'google-calendar', drawing: ReactNode) => (
    <CheckCard
      label={INTEGRATION_NAMES[integration]}
      hint={draft.integrations.includes(integration) ? `Noted for later; ${LATER}` : LATER}
      icon={icon(drawing)}
      checked={draft.integrations.includes(integration)}
      onToggle={() => dispatch({ type: 'toggleIntegration', integration })}
    />
  );
  return (
    <>
      {failure !== null && <Failure failure={failure} />}
      <fieldset disabled={pending}>
        <legend className="mb-2 font-semibold">Which apps do you use?</legend>
        <div className="grid gap-3">
          {card('gmail', <Mail />)}
          {card('google-calendar', <CalendarDays />)}
          <CheckCard
            label="Grocery apps"
            hint="Send a shopping list to your store."
            badge={<Badge>Coming soon</Badge>}
            icon={icon(<ShoppingBasket />)}
            disabled
          />
        </div>
      </fieldset>
      <StepActions onBack={onBack} busy={pending}>
        <Button variant="quiet" pending={pending} onClick={() => submit(false)}>
          {pending ? 'Setting up...' : 'Skip for now'}
        </Button>
        <Button
          variant="primary"
          className="max-sm:basis-full"
          pending={pending}
          onClick={() => submit(true)}
        >
          {pending ? 'Setting up...' : 'Complete Setup'}
        </Button>
      </StepActions>
    </>
  );
}
