// Operations on schools, the homeschool schedule and its lessons.
import { school } from '#contract/school.ts';
import { implement } from '../implement.ts';
import { generateSchedule, missSchoolDay, schoolAttendance } from './homeschool.ts';
import { getSchoolSchedule, saveSchoolSchedule } from './schedule.ts';
import { getSchoolSettings, saveSchoolSettings } from './settings.ts';

export const schoolOperations = implement(school, {
  getSchoolSettings,
  saveSchoolSettings,
  generateSchedule,
  getSchoolSchedule,
  saveSchoolSchedule,
  missSchoolDay,
  schoolAttendance,
});
