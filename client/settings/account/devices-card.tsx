// The devices this parent is signed in on, each with a sign-out button.
import { Monitor, Smartphone } from 'lucide-react';
import { access } from '#contract/household.ts';
import type { DeviceSession } from '#contract/schemas/household.ts';
import { formatShortDate, todayIn } from '#rules/time/dates.ts';
import { useWrite } from '../../data/write.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { signOutByLink } from '../../meal-store/sign-out/sign-out-link.ts';
import * as links from '../../screen/links.ts';
import { useUser } from '../../session/session.tsx';
import { RelativeTime } from '../../time/relative-time.tsx';
import { useZone } from '../../time/zone.ts';
import { KeepMeals } from '../family-data/keep-meals.tsx';
import { EndButton } from '../end-button.tsx';
import { Loaded } from '../loaded.tsx';
import { sentenceOf } from '../sentence.ts';
import { useLatest } from '../use-latest.ts';

const HANDHELD = /\b(Android|iPhone|iPad)\b/;

/** This device leaves as everywhere in the app; another one's session is ended. */
function SignOut({ device, onEnd, busy }: { device: DeviceSession; onEnd: () => void; busy: boolean }) {
  const user = useUser();
  if (device.isThis) {
    return (
      <Button asChild>
        <a href={links.logout()} onClick={(event) => signOutByLink(event, user)}>
          Log out
          <VisuallyHidden> this device</VisuallyHidden>
        </a>
      </Button>
    );
  }
  return (
    <EndButton busy={busy} onEnd={onEnd}>
      Log out
      <VisuallyHidden> {device.device}</VisuallyHidden>
    </EndButton>
  );
}

function Device({ device, onEnd, busy }: { device: DeviceSession; onEnd: () => void; busy: boolean }) {
  const zone = useZone();
  const Icon = HANDHELD.test(device.device) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon aria-hidden className="size-6 shrink-0 text-soft max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device.device}
          {device.isThis && <Badge hue="brand">This device</Badge>}
        </p>
        <p className="text-soft">
          {/* Stored at most every few minutes; this one is seen right now. */}
          Last seen: {device.isThis ? 'now' : <RelativeTime instant={device.lastSeenAt} />}
        </p>
        <p className="break-words text-soft">
          Signed in on {formatShortDate(todayIn(new Date(device.createdAt), zone))}
          {device.address !== '' && `, from ${device.address}`}
        </p>
      </div>
      <SignOut device={device} onEnd={onEnd} busy={busy} />
    </li>
  );
}

export function DevicesCard() {
  const query = useLatest(access.listSessions, {});
  const { mutate, isPending } = useWrite(access.endSession, {
    onSuccess: () => toast({ title: 'Device logged out' }),
    onError: (error) => toastError(sentenceOf(error, "The device couldn't be logged out. Please try again.")),
  });
  const others = useWrite(access.endOtherSessions, {
    onSuccess: () => toast({ title: 'All other devices logged out' }),
    onError: (error) =>
      toastError(sentenceOf(error, "The devices couldn't be logged out. Please try again.")),
  });
  return (
    <Card id="devices" title="Signed-in devices" tabIndex={-1} className="scroll-mt-5">
      <Loaded query={query} failed="Your devices couldn't be loaded." size="h-20">
        {(devices) => (
          <>
            <ul aria-label="Devices" className="divide-y divide-line">
              {devices.map((device) => (
                <Device
                  key={device.id}
                  device={device}
                  busy={isPending}
                  onEnd={() => mutate({ id: device.id })}
                />
              ))}
            </ul>
            {devices.length > 1 && (
              <EndButton
                className="mt-3"
                busy={others.isPending}
                asks="Log out everywhere but on this device?"
                onEnd={() => others.mutate({})}
              >
                Log out all other devices
              </EndButton>
            )}
          </>
        )}
      </Loaded>
      <KeepMeals />
    </Card>
  );
}
