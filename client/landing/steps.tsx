// 'How it works' section of the landing page, in three steps (LAND-03).
const STEPS = [
  {
    title: 'Tell us about your family',
    text: "Who's at the table: members, dietary needs and preferences.",
  },
  {
    title: 'Choose assistance areas',
    text: 'Meals, school, health, routines: only what you want help with.',
  },
  {
    title: 'Start chatting',
    text: 'Ask Pip in your own words, and approve what goes on the calendar.',
  },
];

export function Steps() {
  return (
    <section id="how" aria-labelledby="how-title" className="scroll-mt-6 pt-20 md:pt-28">
      <h2 id="how-title" className="text-3xl md:text-4xl">
        How it works
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-t-2 border-brand pt-5 md:flex-col md:gap-3">
            <span
              aria-hidden
              className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-wash font-display text-2xl font-extrabold text-brand"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-lg text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
