// POST /api/school-calendar/read: reads an uploaded school calendar file (D11, D37).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { school } from '#contract/school.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { routePath } from '../../operation-input.ts';

/** Registers the route; `contextOf` refuses visitors without a session. */
export function schoolCalendarRoute(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  app.route({
    method: school.readSchoolCalendar.method,
    url: routePath(school.readSchoolCalendar),
    async handler(request) {
      await contextOf(request);
      throw new AppError('conflict', 'This is not available yet.');
    },
  });
}
