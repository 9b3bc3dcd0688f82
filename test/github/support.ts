import { afterAll, vi } from 'vitest';
import type { GitHubClient } from '../../src/github/client.ts';
import { type ArtifactService, startArtifactService } from '../doubles/artifact-service.ts';
import { type RestApi, type RestApiOptions, startRestApi } from '../doubles/rest-api.ts';

/** GitHub's services for a test file. */
export interface GitHub {
  api: RestApi;
  service: ArtifactService;
  /** A client with one of the tokens. */
  client(token: string): GitHubClient;
}

/**
 * Starts them, and makes the environment that of a job of run 77. For `vi.hoisted`: @actions/github reads GITHUB_API_URL when
 * it is imported.
 */
export async function startGitHub(options: RestApiOptions = {}): Promise<GitHub> {
  const service = await startArtifactService();
  const api = await startRestApi({ artifactService: service, ...options });
  vi.stubEnv('GITHUB_API_URL', api.url);
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.com');
  vi.stubEnv('ACTIONS_RESULTS_URL', service.url);
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', service.token(77, 'report'));
  // @actions/artifact tells all it does.
  const silenced = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  afterAll(async () => {
    silenced.mockRestore();
    vi.unstubAllEnvs();
    await Promise.all([api.close(), service.close()]);
  });
  const { githubClient } = await import('../../src/github/client.ts');
  return { api, service, client: githubClient };
}
