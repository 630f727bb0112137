// Generating a homeschool schedule and saving it (SCH-05, SCH-10, SCH-12).
import { useRef, useState } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Output } from '#contract/operation.ts';
import { school as operations } from '#contract/school.ts';
import type { ScheduleRequest } from '#contract/shapes.ts';
import { ApiError } from '../../data/api.ts';
import { useWrite } from '../../data/write.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { planRequest, savedRequest, type PlanOptions, type PlanSchool } from './plan-request.ts';

/** A generated schedule with the request it was made from. */
export interface Generated {
  request: ScheduleRequest;
  result: Output<(typeof operations)['generateSchedule']>;
}

/** Saves the settings of the school; returns true when they are stored. */
export type SaveSettings = () => Promise<boolean>;

const SAVED = 'The lessons are on your calendar.';
const SAVED_BOTH = 'The lessons are on your calendar, and your school settings are saved.';

const INCOMPLETE = 'Please select a curriculum and add subjects before generating a schedule';

/** The field is far above the button; those of other schools are hidden. */
const focusField = (name: string) =>
  document.querySelector<HTMLElement>(`[name=${name}]:not([hidden] *)`)?.focus();

export function usePlan(school: PlanSchool, options: PlanOptions, members: readonly FamilyMember[]) {
  const [generated, setGenerated] = useState<Generated | null>(null);
  const generation = useWrite(operations.generateSchedule, {
    onError: () =>
      toast({
        title: 'Generation Failed',
        description: 'Failed to generate schedule. Please try again.',
        variant: 'destructive',
      }),
  });
  const [isSavingSettings, setIsSavingSettings] = useState(false);
  const saved = useRef(SAVED);
  const saving = useWrite(operations.saveSchoolSchedule, {
    onSuccess: () => {
      setGenerated(null);
      toast({ title: 'Schedule Saved', description: saved.current });
    },
    onError: (error) =>
      toastError(
        error instanceof ApiError && error.status === 400
          ? error.body
          : 'Failed to save the schedule. Please try again.',
      ),
  });
  return {
    generated,
    isGenerating: generation.isPending,
    isSaving: isSavingSettings || saving.isPending,
    generate: () => {
      if (school.curriculum === '' || school.subjects.length === 0) {
        focusField(school.curriculum === '' ? 'curriculum' : 'subjects');
        return toastError(INCOMPLETE);
      }
      if (school.schoolHours.end <= school.schoolHours.start)
        return toastError('Please enter school hours that end after they start');
      const request = planRequest(school, options, members);
      return generation.mutate(request, { onSuccess: (result) => setGenerated({ request, result }) });
    },
    /** The settings first: their breaks are days without lessons. */
    save: async (
      { request, result }: Generated,
      saveSettings: SaveSettings | undefined,
      onSaved: () => void,
    ) => {
      if (saveSettings !== undefined) {
        setIsSavingSettings(true);
        const isStored = await saveSettings();
        setIsSavingSettings(false);
        if (!isStored) return;
      }
      saved.current = saveSettings === undefined ? SAVED : SAVED_BOTH;
      saving.mutate(
        { schedule: result.schedule, request: savedRequest(request, options) },
        { onSuccess: onSaved },
      );
    },
    discard: () => setGenerated(null),
  };
}
