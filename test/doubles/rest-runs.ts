/** The REST double's workflow runs and their artifacts. */
import type { ArtifactService, StoredArtifact } from './artifact-service.ts';
import { notFound, problem, sha } from './rest-replies.ts';
import { built, type Pager, type Route } from './rest-routes.ts';

export interface Run {
  id: number;
  event: string;
  status: string;
  conclusion: string | null;
  workflow_id: number;
  path: string;
  head_branch: string | null;
  head_sha: string;
  head_repository: { full_name: string; fork: boolean } | null;
  created_at: string;
  updated_at: string;
  [field: string]: unknown;
}

export interface RestRuns {
  routes: Route[];
  /**
   * A completed, successful push to `main` by `.github/workflows/bench.yml` (number 5), with these fields overridden.
   */
  addRun(fields: Partial<Run>, repository: string): Run;
}

const RUN = '/repos/([^/]+/[^/]+)/actions/runs/(\\d+)';

export function restRuns(origin: () => string, page: Pager, service: ArtifactService | undefined): RestRuns {
  const runs: { repository: string; run: Run }[] = [];
  let lastId = 9_000_000_000;
  const of = (repository: string) =>
    runs.filter((entry) => entry.repository === repository.toLowerCase()).map((entry) => entry.run);

  function addRun(fields: Partial<Run>, repository: string): Run {
    lastId += 1;
    const id = fields.id ?? lastId;
    // One per minute, so that ids and times have the same order.
    const time = (minutes: number) =>
      new Date(Date.UTC(2026, 0, 1) + (lastId - 9_000_000_000 + minutes) * 60_000).toISOString().replace('.000', '');
    const run: Run = {
      id,
      name: 'Benchmark',
      node_id: `WFR_${id}`,
      head_branch: 'main',
      head_sha: sha(`commit of ${id}`),
      path: '.github/workflows/bench.yml',
      display_title: 'A change',
      run_number: lastId - 9_000_000_000,
      event: 'push',
      status: 'completed',
      conclusion: 'success',
      workflow_id: 5,
      url: `${origin()}/repos/${repository}/actions/runs/${id}`,
      html_url: `https://github.com/${repository}/actions/runs/${id}`,
      pull_requests: [],
      created_at: time(0),
      updated_at: time(30),
      run_attempt: 1,
      run_started_at: time(0),
      artifacts_url: `${origin()}/repos/${repository}/actions/runs/${id}/artifacts`,
      repository: { full_name: repository, fork: false },
      head_repository: { full_name: repository, fork: false },
      ...fields,
    };
    runs.push({ repository: repository.toLowerCase(), run });
    return run;
  }

  /** An artifact in REST's form; the runner's service has no `expired`. */
  const shown = (artifact: StoredArtifact, repository: string) => {
    const url = `${origin()}/repos/${repository}/actions/artifacts/${artifact.id}`;
    return {
      id: artifact.id,
      node_id: `MDg6${artifact.id}`,
      name: artifact.name,
      size_in_bytes: artifact.bytes.length,
      url,
      archive_download_url: `${url}/zip`,
      expired: hasExpired(artifact),
      digest: artifact.digest,
      created_at: artifact.createdAt,
      updated_at: artifact.createdAt,
      expires_at: artifact.expiresAt ?? null,
      workflow_run: { id: Number(artifact.runId) },
    };
  };

  const routes: Route[] = [
    built('GET', RUN, (_, [repository, id]) => {
      const run = of(repository!).find((candidate) => candidate.id === Number(id));
      return run ? { status: 200, body: run } : notFound();
    }),
    built('GET', '/repos/([^/]+/[^/]+)/actions/workflows/([^/]+)/runs', (request, [repository, workflow]) => {
      const query = request.url.searchParams;
      const asked = (name: string, ...values: unknown[]) => !query.has(name) || values.includes(query.get(name));
      const ofWorkflow = of(repository!).filter(
        (run) => String(run.workflow_id) === workflow || run.path === `.github/workflows/${workflow}`,
      );
      if (ofWorkflow.length === 0) return notFound();
      const found = ofWorkflow
        .filter(
          (run) =>
            asked('event', run.event) &&
            asked('branch', run.head_branch) &&
            asked('head_sha', run.head_sha) &&
            asked('status', run.status, run.conclusion),
        )
        .sort((a, b) => b.created_at.localeCompare(a.created_at))
        // A search returns at most this many over all pages.
        .slice(0, 1000);
      return page(request, found, (workflow_runs) => ({ total_count: found.length, workflow_runs }));
    }),
    built('GET', `${RUN}/artifacts`, (request, [repository, run]) => {
      const name = request.url.searchParams.get('name');
      const found = (service?.artifacts ?? []).filter(
        (artifact) => artifact.runId === run && (name === null || artifact.name === name),
      );
      return page(
        request,
        found.map((artifact) => shown(artifact, repository!)),
        (artifacts) => ({ total_count: found.length, artifacts }),
      );
    }),
    built('GET', '/repos/[^/]+/[^/]+/actions/artifacts/(\\d+)/zip', (_, [id]) => {
      const artifact = service?.artifacts.find((candidate) => candidate.id === Number(id));
      if (artifact === undefined) return notFound();
      if (hasExpired(artifact)) return { status: 410, body: problem(410, 'Artifact has expired') };
      return { status: 302, headers: { location: service!.signedUrl(artifact.id)! } };
    }),
  ];
  return { routes, addRun };
}

function hasExpired({ expiresAt }: StoredArtifact): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
}
