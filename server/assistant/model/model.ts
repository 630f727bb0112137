// The model of PIP_MODEL, with the built-in model as stand-in whenever it fails before its first word.
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { PipSetting } from '../../environment.ts';
import { loadForSetting } from '../../load-for-setting.ts';
import { boundedFetch } from './model-fetch.ts';
import type { StandInOptions } from './stand-in.ts';

/** A model and the name shown with its answers. */
export interface PipModel {
  name: string;
  model: LanguageModelV4;
  /** Tokens one step may have; undefined leaves it to the model's server. */
  maxOutputTokens?: number;
  /** Model for health questions, when `model` is outside and may not see them. */
  health?: LanguageModelV4;
}

/** Loads only the library of the setting's provider. */
async function remoteModel(setting: Exclude<PipSetting, { kind: 'builtin' }>): Promise<LanguageModelV4> {
  switch (setting.kind) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey: setting.key, fetch: boundedFetch })(setting.model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // The chat interface keeps nothing on the provider's side.
      return createOpenAI({ apiKey: setting.key, fetch: boundedFetch }).chat(setting.model);
    }
    case 'compatible': {
      const { url: baseURL, key: apiKey } = setting;
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'compatible',
        baseURL,
        fetch: boundedFetch,
        ...(apiKey === undefined ? {} : { apiKey }),
      });
      return provider.chatModel(setting.model);
    }
  }
}

/**
 * Tokens of one step, thinking included. Not sent to compatible servers: some refuse every request whose limit does not
 * fit into the rest of their context. There the limits of an answer apply.
 */
const MOST_OUTPUT_TOKENS = 16_000;

const ownBrain = async () => new (await import('../builtin/index.ts')).BuiltinModel();

/** The built-in model, loaded with the first question. */
function builtinModel(): LanguageModelV4 {
  let loaded: ReturnType<typeof ownBrain> | undefined;
  const brain = () => (loaded ??= ownBrain());
  return {
    specificationVersion: 'v4',
    provider: 'pippal',
    modelId: 'builtin',
    supportedUrls: {},
    doGenerate: async (options) => (await brain()).doGenerate(options),
    doStream: async (options) => (await brain()).doStream(options),
  };
}

/** Creates the model that answers. */
export async function createPipModel(setting: PipSetting, options: StandInOptions): Promise<PipModel> {
  const builtin = builtinModel();
  if (setting.kind === 'builtin') return { name: builtin.modelId, model: builtin };
  const model = await loadForSetting('PIP_MODEL', async () => {
    const { withStandIn } = await import('./stand-in.ts');
    return withStandIn(await remoteModel(setting), builtin, options);
  });
  return {
    name: setting.model,
    model,
    ...(setting.kind === 'compatible' ? {} : { maxOutputTokens: MOST_OUTPUT_TOKENS }),
    ...(setting.medical ? {} : { health: builtin }),
  };
}
