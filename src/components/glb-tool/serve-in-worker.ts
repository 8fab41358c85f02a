import {serveJob, type Perform} from './serve-job';

/** Makes this worker process the one request that is posted to it. */
export function serveInWorker<Request, Result>(perform: Perform<Request, Result>): void {
  self.onmessage = ({data}: MessageEvent<Request>) =>
    void serveJob(data, perform, (answer, transfer = []) => self.postMessage(answer, {transfer: [...transfer]}));
}
