// The selected assistance areas on this screen: the saved ones until a parent toggles one (SET-06).
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { account } from '#contract/account.ts';
import { AREA_IDS, type AreaId } from '#contract/preferences.ts';
import { queryKey } from '../../data/api.ts';
import { useWrite } from '../../data/write.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useUser } from '../../session/session.tsx';

const isSame = (one: readonly AreaId[], other: readonly AreaId[]): boolean =>
  one.length === other.length && one.every((area) => other.includes(area));

export function useAreas() {
  const { preferences } = useUser();
  const client = useQueryClient();
  const [edited, setEdited] = useState<AreaId[] | null>(null);
  const saved = preferences.assistanceAreas;
  const chosen = edited ?? saved;

  const { mutate, isPending } = useWrite(account.updatePreferences, {
    onSuccess(user, sent) {
      // The sidebar shows them at once; the read that follows says the same.
      client.setQueryData(queryKey(account.getUser, {}), user);
      // Areas toggled during the save are not saved yet.
      setEdited((now) => (now === sent.assistanceAreas ? null : now));
      toast({
        title: 'Preferences Updated',
        description: 'Your assistance preferences have been saved successfully.',
      });
    },
    onError: () => toastError('Failed to update preferences. Please try again.'),
  });

  const toggle = (area: AreaId) => {
    setEdited(AREA_IDS.filter((id) => (id === area ? !chosen.includes(id) : chosen.includes(id))));
  };
  const save = () => {
    const assistanceAreas = [...chosen];
    setEdited(assistanceAreas);
    mutate({ ...preferences, assistanceAreas });
  };
  return {
    chosen,
    isUnsaved: !isSame(chosen, saved),
    isSaving: isPending,
    toggle,
    discard: () => setEdited(null),
    save,
  };
}
