// For tests: school settings with a value in every field, and those that an empty request saves.

/** Texts inside structured values keep their spaces and signs. */
export const WHOLE = {
  schoolType: 'hybrid',
  schoolName: 'Lincoln Elementary',
  schoolDistrict: 'District 65',
  curriculum: 'Charlotte Mason',
  daysPerWeek: 4,
  schoolHours: { start: '08:15', end: '14:45' },
  subjects: ['Math', 'Nature study'],
  breaks: [
    { name: ' Winter  break ', startDate: '2026-12-21', endDate: '2027-01-01', description: 'Grandma’s\n' },
    { name: '', startDate: '2027-04-02', endDate: '2027-04-02' },
  ],
  notes: 'Gate B\nBring slippers',
  calendarConfirmed: true,
  foundCalendar: {
    schoolName: ' Lincoln ',
    academicYear: '2026-2027',
    events: [
      { date: '2026-08-24', event: 'First day of school  ' },
      {
        date: '2026-11-25',
        event: 'Thanksgiving recess',
        endDate: '2026-11-27',
        kind: 'break',
        qualifier: 'Elementary only',
        source: 'Nov 25-27   Thanksgiving recess*',
      },
      { date: '2026-12-18', event: 'Early dismissal', kind: 'early-dismissal', time: '12:30' },
    ],
    fileHash: 'a'.repeat(64),
  },
  children: [] as string[],
  foodRules: ['nut-free', 'no sesame'],
};
/** A new household's settings, from an empty object. */
export const DEFAULTS = {
  schoolType: 'public',
  schoolName: '',
  schoolDistrict: '',
  curriculum: '',
  daysPerWeek: 5,
  schoolHours: { start: '08:00', end: '15:00' },
  subjects: [],
  breaks: [],
  notes: '',
  calendarConfirmed: false,
  foundCalendar: null,
  children: [],
  foodRules: [],
};
