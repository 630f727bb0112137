// Medical Assistance: its tools come with their own release.
import { Coming } from '../coming.tsx';

export function MedicalPage() {
  return (
    <Coming
      title="Medical Assistance"
      says="A calm place for health matters"
      text="Doctors, medications and appointments will be kept on this page. Pip never guesses a dose, and in an emergency your local emergency number always comes first."
      points={[
        'Doctors, dentists and pharmacies',
        'Medications and how long they last',
        'Appointments with reminders',
        'Vaccinations and other records',
      ]}
    />
  );
}
