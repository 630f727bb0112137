// Tables of the import rules (arrows.ts): which zone may import which, which packages it may use, and which global
// objects. Everything not listed is refused. The reasons are in docs/architecture.md.

/** Parts of the house, first match wins. */
export const ZONES = [
  ['contract', /^contract\//],
  ['rules', /^rules\//],
  ['server testing', /^server\/(?:(?:assistant|auth|demo)\/)?testing\//],
  ['server demo', /^server\/demo\//],
  ['server app', /^server\/(app|main|start|operations)\.ts$/],
  ['server words', /^server\/assistant\/(text\/|model\/instructions\.ts$)/],
  ['server learning', /^server\/assistant\/learning\//],
  ['server danger', /^server\/assistant\/danger\//],
  ['server reading', /^server\/assistant\/(reading|intents)\//],
  [
    'server answers',
    /^server\/assistant\/(answers\/|guard\/dishes\.ts$|dialogue\/(labels\.json|(state|unsure)\.ts)$)/,
  ],
  ['server built-in Pip', /^server\/assistant\/builtin\//],
  ['server assistant', /^server\/assistant\//],
  ['server auth', /^server\/auth\//],
  ['server http', /^server\/http\//],
  ['server platform', /^server\/(db\/|[^/]+$)/],
  ['server feature', /^server\//],
  ['client kit', /^client\/kit\//],
  ['client pip', /^client\/pip\//],
  ['client as a whole', /^client\/(app|dashboard)\//],
  ['client base', /^client\/(data|session|screen|time|look|choices)\//],
  ['client editing', /^client\/editing\//],
  ['client offline', /^client\/offline\//],
  ['client meal store', /^client\/meal-store\//],
  ['client feature', /^client\//],
  ['tools', /^(scripts|bench|e2e)\/|^[^/]+\.config\.ts$/],
] as const;
export type Zone = (typeof ZONES)[number][0];

/** Zones that each zone may import besides itself; for a feature 'itself' is its own folder. */
export const ARROWS: Record<Zone, readonly Zone[]> = {
  contract: [],
  rules: ['contract'],
  'server platform': ['contract', 'rules'],
  'server feature': ['contract', 'rules', 'server platform'],
  'server http': ['contract', 'rules', 'server platform'],
  'server auth': ['contract', 'rules', 'server platform', 'server feature', 'server http'],
  'server words': ['contract', 'rules', 'server platform'],
  'server learning': ['rules'],
  'server danger': ['contract', 'rules', 'server words', 'server learning'],
  'server reading': ['contract', 'rules', 'server words', 'server learning'],
  'server answers': ['contract', 'rules', 'server words', 'server danger', 'server reading'],
  'server built-in Pip': ['contract', 'rules', 'server words', 'server reading', 'server answers'],
  'server assistant': [
    'contract',
    'rules',
    'server platform',
    'server feature',
    'server words',
    'server learning',
    'server danger',
    'server reading',
    'server answers',
    'server built-in Pip',
  ],
  'server app': [
    'contract',
    'rules',
    'server platform',
    'server feature',
    'server assistant',
    'server auth',
    'server http',
  ],
  'server demo': [
    'contract',
    'rules',
    'server platform',
    'server feature',
    'server assistant',
    'server auth',
    'server app',
  ],
  'server testing': [
    'contract',
    'rules',
    'server platform',
    'server feature',
    'server built-in Pip',
    'server assistant',
    'server auth',
    'server http',
    'server app',
    'server demo',
  ],
  'client kit': [],
  'client pip': ['client kit'],
  'client base': ['contract', 'rules', 'client kit', 'client pip'],
  'client editing': ['contract', 'rules', 'client kit', 'client pip', 'client base'],
  'client offline': ['contract', 'client kit', 'client pip', 'client base'],
  'client meal store': ['contract', 'rules', 'client kit', 'client base', 'client offline'],
  'client feature': [
    'contract',
    'rules',
    'client kit',
    'client pip',
    'client base',
    'client editing',
    'client offline',
    'client meal store',
  ],
  'client as a whole': [
    'contract',
    'rules',
    'client kit',
    'client pip',
    'client base',
    'client editing',
    'client offline',
    'client meal store',
    'client feature',
  ],
  tools: [
    'server danger',
    'server learning',
    'server reading',
    'contract',
    'rules',
    'server platform',
    'server built-in Pip',
    'server app',
    'server demo',
    'server testing',
    'client as a whole',
  ],
};

/** Packages and Node modules that only these files may import. */
export const PACKAGES: readonly [name: RegExp, owner: RegExp, why: string][] = [
  [
    /^(kysely|pg|node:sqlite)(\/|$)/,
    /^(server\/db\/|bench\/|scripts\/postgres)/,
    'only server/db talks to a database',
  ],
  [/^(ai|@ai-sdk\/[\w-]+)(\/|$)/, /^server\/assistant\//, 'only server/assistant talks to a model'],
  [
    /^(node:(https?|net|tls|dgram|http2)|undici)$/,
    /^server\/school\/reading\/testing\/|^(bench|e2e|scripts)\//,
    'outgoing requests have their own modules',
  ],
  [/^openid-client(\/|$)/, /^server\/auth\/oidc\//, 'outgoing requests have their own modules'],
  [/^nodemailer(\/|$)/, /^server\/auth\/proofs\/mail\.ts$/, 'outgoing requests have their own modules'],
  [/^node:/, /^(server|scripts|bench|e2e)\/|^[^/]+\.config\.ts$/, 'the browser runs this file too'],
  [
    /^(react|react-dom|radix-ui|wouter|lucide-react|@tanstack\/|react-[\w-]+)(\/|$)/,
    /^(client|scripts)\/|^bench\/page-twin\//,
    'only the client and its raw twin draw',
  ],
  [/^(?!zod)/, /^(?!contract\/|rules\/)/, 'contract and rules need nothing but zod'],
];

/** Global things that only these files may touch. */
export const GLOBALS: readonly [name: RegExp, owner: RegExp, why: string][] = [
  [
    /^(fetch|WebSocket|EventSource|XMLHttpRequest)$/,
    /^client\/data\/(?:api|fetch-document|send-file)\.ts$|^client\/offline\/kept-files\.ts$|^server\/assistant\/model\/model[\w-]*\.ts$|^server\/school\/reading\/testing\/|^(scripts|bench|e2e)\//,
    'requests go out from one module',
  ],
  [
    /^process(\.|$)/,
    /^server\/(school\/reading\/testing\/misbehaving-child|main|auth\/recovery\/reset-password|backup\/command|db\/files\/(?:quick-check-process|compact-command)|school\/reading\/child\/read-file)\.ts$|^(scripts|bench|e2e)\/|^[^/]+\.config\.ts$/,
    'only main.ts touches the process',
  ],
  [
    /^(new Date\(\)|Date\.now|Temporal\.Now)$/,
    /^(?!contract\/|rules\/)/,
    'rules have no clock: `now` is an argument',
  ],
];

/** Rooms that others enter only through one file. */
export const DOORS: readonly [room: RegExp, door: string][] = [
  [/^server\/assistant\/builtin\//, 'server/assistant/builtin/index.ts'],
];

/** The only files that may hand on what other files export. */
export const BARRELS = ['contract/index.ts', ...DOORS.map(([, door]) => door)];
