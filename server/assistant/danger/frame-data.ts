// Reads the rows of danger recognition from their data files, each constant as one text of rows. Notation: see frame.ts.
import type { DangerKind } from './danger-kind.ts';
import framesEmergency from './data/frames-emergency.json' with { type: 'json' };
import framesHarm from './data/frames-harm.json' with { type: 'json' };
import framesHealth from './data/frames-health.json' with { type: 'json' };
import framesMind from './data/frames-mind.json' with { type: 'json' };
import framesPoison from './data/frames-poison.json' with { type: 'json' };
import passes from './data/passes.json' with { type: 'json' };
import redFlags from './data/red-flags.json' with { type: 'json' };
import scenesHealth from './data/scenes-health.json' with { type: 'json' };
import scenesLife from './data/scenes-life.json' with { type: 'json' };
import scenesMind from './data/scenes-mind.json' with { type: 'json' };
import scenesPoison from './data/scenes-poison.json' with { type: 'json' };
import tallies from './data/tallies.json' with { type: 'json' };

const textOf = (rows: readonly string[]): string => `${rows.join('\n')}\n`;

export const EMERGENCY_FRAMES = textOf(framesEmergency.emergencyFrames);
export const ABUSE_FRAMES = textOf(framesHarm.abuseFrames);
export const ALLERGY_FRAMES = textOf(framesHealth.allergyFrames);
export const DOCTOR_FRAMES = textOf(framesHealth.doctorFrames);
export const DOSE_FRAMES = textOf(framesHealth.doseFrames);
export const CRISIS_FRAMES = textOf(framesMind.crisisFrames);
export const POISON_FRAMES = textOf(framesPoison.poisonFrames);
export const LISTING_PASSES = textOf(passes.listingPasses);
export const HARMLESS_PASSES = textOf(passes.harmlessPasses);
export const FICTION_PASSES = textOf(passes.fictionPasses);
export const SCHOOL_PASSES = textOf(passes.schoolPasses);
export const PAST_PASSES = textOf(passes.pastPasses);
export const ACUTE_PASSES = textOf(passes.acutePasses);
export const PERMISSION_PASSES = textOf(passes.permissionPasses);
export const STOCK_PASSES = textOf(passes.stockPasses);
export const AMOUNT_PASSES = textOf(passes.amountPasses);
export const DOCTOR_SCENES = textOf(scenesHealth.doctorScenes);
export const DOSE_SCENES = textOf(scenesHealth.doseScenes);
export const EMERGENCY_SCENES = textOf(scenesLife.emergencyScenes);
export const ALLERGY_SCENES = textOf(scenesLife.allergyScenes);
export const EMERGENCY_FIRST = textOf(scenesLife.emergencyFirst);
export const CRISIS_SCENES = textOf(scenesMind.crisisScenes);
export const ABUSE_SCENES = textOf(scenesMind.abuseScenes);
export const ABUSE_FIRST = textOf(scenesMind.abuseFirst);
export const POISON_SCENES = textOf(scenesPoison.poisonScenes);
export const TALLIES = textOf(tallies.tallies);
export const TRACES = textOf(tallies.traces);
export const REACTIONS = textOf(tallies.reactions);

/** Signs that no everyday message has together, by the kind of danger. */
export const RED_FLAGS: Partial<Record<DangerKind, string>> = {
  emergency: textOf(redFlags.emergency),
  abuse: textOf(redFlags.abuse),
  doctor: textOf(redFlags.doctor),
};
