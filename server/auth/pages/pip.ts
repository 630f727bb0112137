// Pip, waving: the drawing of client/pip as plain markup, because these pages work without the client.
import { ownMarkup } from './html.ts';

export const PIP = ownMarkup(
  `<svg class="pip" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
<ellipse class="pip-shadow" cx="60" cy="112" rx="27" ry="4.2"/>
<path class="pip-stem" d="M60 33q-1-8 1-14"/>
<path class="pip-leaf" d="M61 20c2-10 11-15 21-13 0 10-9 17-21 13Z"/>
<path class="pip-leaf2" d="M60.5 23C58 14 50 11 41.5 13.5 43 22 51 27 60.5 23Z"/>
<path class="pip-arm" d="M27 82q-9 5-8 12"/>
<path class="pip-foot" d="M48 107.5q-1 5-7 5M72 107.5q1 5 7 5"/>
<path class="pip-body" d="M60 30c20 0 37 20 37 43 0 22-16 35-37 35S23 95 23 73c0-23 17-43 37-43Z"/>
<path class="pip-belly" d="M60 107.6c-15 0-25-8-28.5-20C40 93 50 95 60 95s20-2 28.5-7.4c-3.5 12-13.5 20-28.5 20Z"/>
<path class="pip-shine" d="M37 55c3-7 8-12.5 14-15"/>
<path class="pip-arm pip-wave" d="M93 76q13-5 13-19"/>
<ellipse class="pip-cheek" cx="39.5" cy="78" rx="5.8" ry="4"/>
<ellipse class="pip-cheek" cx="80.5" cy="78" rx="5.8" ry="4"/>
<ellipse class="pip-ink" cx="47" cy="67" rx="5.2" ry="6.6"/>
<circle class="pip-glint" cx="48.7" cy="64.2" r="2"/>
<ellipse class="pip-ink" cx="73" cy="67" rx="5.2" ry="6.6"/>
<circle class="pip-glint" cx="74.7" cy="64.2" r="2"/>
<path class="pip-ink" d="M51 78.5q9 2.4 18 0c-.6 6.6-4.4 9.8-9 9.8s-8.4-3.2-9-9.8Z"/>
</svg>`.replaceAll('\n', ''),
);
