// The model of PIP_MODEL, with the built-in model as stand-in whenever it fails before its first word.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { PipSetting } from '../../environment.ts';
import { BuiltinModel } from '../builtin/index.ts';
import { boundedFetch } from './model-fetch.ts';
import { withStandIn, type StandInOptions } from './stand-in.ts';

/** A model and the name shown with its answers. */
export interface PipModel {
  name: string;
  model: LanguageModelV4;
  /** Tokens one step may have; undefined leaves it to the model's server. */
  maxOutputTokens?: number;
  /** Model for health questions, when `model` is outside and may not see them. */
  health?: LanguageModelV4;
}

function remoteModel(setting: Exclude<PipSetting, { kind: 'builtin' }>): LanguageModelV4 {
  switch (setting.kind) {
    case 'anthropic':
      return createAnthropic({ apiKey: setting.key, fetch: boundedFetch })(setting.model);
    case 'openai':
      // The chat interface keeps nothing on the provider's side.
      return createOpenAI({ apiKey: setting.key, fetch: boundedFetch }).chat(setting.model);
    case 'compatible': {
      const { url: baseURL, key: apiKey } = setting;
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

/** Creates the model that answers. */
export function createPipModel(setting: PipSetting, options: StandInOptions): PipModel {
  const builtin = new BuiltinModel();
  if (setting.kind === 'builtin') return { name: builtin.modelId, model: builtin };
  const model = withStandIn(remoteModel(setting), builtin, options);
  return {
    name: setting.model,
    model,
    ...(setting.kind === 'compatible' ? {} : { maxOutputTokens: MOST_OUTPUT_TOKENS }),
    ...(setting.medical ? {} : { health: builtin }),
  };
}
