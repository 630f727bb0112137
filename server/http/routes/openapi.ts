// The OpenAPI 3.1 page, derived from the table of operations.
import * as z from 'zod/mini';
import { PRODUCT } from '#contract/common.ts';
import { allOperations, type CheckedOperation } from '#contract/index.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as Json & { properties?: Record<string, Json>; required?: string[] };
};

const plainText = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});

function parametersOf(
  operation: CheckedOperation,
  inPath: string[],
  inQuery: [string, Json][],
  required: Set<string>,
) {
  const header = (name: string, format?: string) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', ...(format ? { format } : {}) },
  });
  const { properties = {} } = jsonSchema(operation.input, 'input');
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
    ...(properties['ifVersion'] ? [header('If-Match')] : []),
    ...(operation.idempotent ? [header('Idempotency-Key', 'uuid')] : []),
    ...inQuery.map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema })),
  ];
}

function bodyOf(fields: [string, Json][], required: Set<string>): Json {
  const names = fields.map(([name]) => name).filter((name) => required.has(name));
  const schema = { type: 'object', properties: Object.fromEntries(fields), required: names };
  return { required: names.length > 0, content: { 'application/json': { schema } } };
}

function successOf(operation: CheckedOperation): Json {
  if (operation.answers === 204) return { description: 'Done' };
  const { media = 'application/json' } = operation;
  const schema = jsonSchema(operation.output, 'output');
  return { description: 'Success', content: { [media]: { schema } } };
}

function describe(name: string, operation: CheckedOperation): Json {
  const input = jsonSchema(operation.input, 'input');
  const required = new Set(input.required ?? []);
  const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const rest = Object.entries(input.properties ?? {}).filter(
    ([field]) => !inPath.includes(field) && field !== 'ifVersion',
  );
  const hasBody = (operation.method === 'POST' || operation.method === 'PUT') && rest.length > 0;
  const parameters = parametersOf(operation, inPath, hasBody ? [] : rest, required);
  return {
    operationId: name,
    summary: operation.summary,
    ...(operation.owner === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(hasBody ? { requestBody: bodyOf(rest, required) } : {}),
    responses: {
      [operation.answers ?? 200]: successOf(operation),
      '4XX': plainText('One plain sentence that says what to do'),
    },
  };
}

/** The whole description; every operation of the contract is in it. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, operation] of allOperations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(name, operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT, version: '1' },
    security: [{ session: [] }],
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } } },
    paths,
  };
}
