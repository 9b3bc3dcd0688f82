import { Redactor } from '../../src/base/redact/redact.ts';
import type { OpenAiSettings } from '../../src/judges/openai.ts';
import { type Picture, pictureIn } from '../../src/judges/picture.ts';
import type { ExecResult, Judgement, JudgeRequest, PointScore, TestbedExec } from '../../src/judges/types.ts';

/** A request about one test case with one transcript. */
export function aRequest(change: Partial<JudgeRequest> = {}): JudgeRequest {
  return {
    instance_id: 'prdbench-7',
    mode: 'dev',
    requirements: 'The program adds two numbers.',
    point: {
      metric: '1.1 Addition',
      description: '1. Start the program. 2. Enter 1 and 2. 3. It prints 3.',
      type: 'shell_interaction',
      input_files: [],
      expected_output: '3',
      expected_output_files: [],
    },
    testcases: [
      {
        command: 'python src/main.py',
        input: ['1', '2'],
        exit_code: 1,
        end: 'exit',
        transcript: 'Traceback: no main\n',
        screen: null,
      },
    ],
    files: [],
    ...change,
  };
}

/** The same with this transcript. */
export function withTranscript(transcript: string): JudgeRequest {
  const request = aRequest();
  return { ...request, testcases: [{ ...request.testcases[0]!, transcript }] };
}

/** The same with a file that the project made. */
export function withFile(path: string, content: string): JudgeRequest {
  return aRequest({ files: [aFile({ path, size: content.length, content })] });
}

export function aFile(about: Partial<JudgeRequest['files'][number]>): JudgeRequest['files'][number] {
  const none = { content: null, picture: null, left_out: null, truncated: false };
  return { path: 'file', origin: 'produced', size: 1, ...none, ...about };
}

/** A file that the project made, with the picture in it. */
export function aPicture(path: string, bytes: Buffer): JudgeRequest['files'][number] {
  return aFile({ path, size: bytes.length, picture: pictureIn(path, bytes) as Picture });
}

/** A request with these pictures, expected and made by the project in turn. */
export function withPictures(...pictures: Picture[]): JudgeRequest {
  const files = pictures.map((picture, index) =>
    aFile({ path: `chart-${index + 1}`, origin: index % 2 === 0 ? 'expected' : 'produced', picture }),
  );
  return aRequest({ files });
}

export function aJudgement(score: PointScore, explanation = `it is ${score}`): Judgement {
  return { score, explanation, usage: { input_tokens: 10, output_tokens: 1, cost_usd: null } };
}

/** A testbed that answers with the words it was given, and remembers them. */
export function echoTestbed(answer: Partial<ExecResult> = {}): { exec: TestbedExec; ran: string[][] } {
  const ran: string[][] = [];
  const exec: TestbedExec = async (argv) => {
    ran.push(argv);
    return { exitCode: 0, timedOut: false, stdout: argv.join(' '), stderr: '', ...answer };
  };
  return { exec, ran };
}

/** For judges that are not to run anything. */
export const noTestbed: TestbedExec = () => Promise.reject(new Error('no command was expected'));

export const noSecrets = new Redactor([]);
export const SECRET = 'sk-test-key-0123456789';
export const redactor = new Redactor([SECRET]);

/** Settings of a judge that asks this endpoint once, and once more after each of four faults. */
export function settingsFor(
  { baseUrl }: Pick<OpenAiSettings, 'baseUrl'>,
  change: Partial<OpenAiSettings> = {},
): OpenAiSettings {
  const limits = { timeout: 300_000, retries: 4, pauses: [0, 0] };
  return { model: 'm', baseUrl, apiKey: SECRET, redactor, unusedProxy: null, samples: 1, ...limits, ...change };
}

/** A signal that is never aborted. */
export function calm(): AbortSignal {
  return new AbortController().signal;
}
