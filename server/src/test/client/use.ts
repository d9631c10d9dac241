// Uses the generated client as somebody else's program would: its types are checked against ours, its calls reach a real server.
import { client } from "./client/client.gen";
import { ask, answerEvents, deleteConversation, listAnswers, listProjects, readAnswer, readConversation } from "./client/sdk.gen";

// What Node gives, as far as it is needed here.
declare const process: { argv: string[]; exit(status: number): never };

client.setConfig({ baseUrl: process.argv[2] ?? "http://localhost:8321", throwOnError: true });

async function use(): Promise<void> {
  const projects = (await listProjects({ throwOnError: true })).data.items.map((project) => project.name);
  const project = projects[0] ?? "";
  const asked = (await ask({ path: { project }, body: { question: process.argv[3] ?? "" }, throwOnError: true })).data;
  const answer = typeof asked === "string" ? JSON.parse(asked) : asked;
  const kept = (await readAnswer({ path: { project, answer: answer.id }, throwOnError: true })).data;
  const listed = (await listAnswers({ path: { project }, query: { limit: 1 }, throwOnError: true })).data.items;
  const events = String((await answerEvents({ path: { project, answer: answer.id }, parseAs: "text", throwOnError: true })).data);
  const conversation = kept.conversation ?? "";
  const before = (await readConversation({ path: { project, conversation }, throwOnError: true })).data.answers.length;
  await deleteConversation({ path: { project, conversation }, throwOnError: true });
  const missing = await readAnswer({ path: { project, answer: answer.id }, throwOnError: false });

  console.log(
    JSON.stringify({
      projects,
      status: answer.status,
      insight: answer.insight,
      kept: kept.answer?.insight,
      listed: listed[0]?.id === answer.id,
      done: events.includes("event: done"),
      before,
      after: missing.response?.status,
      code: missing.error?.code,
    }),
  );
}

use().catch((failure) => {
  console.error(failure);
  process.exit(1);
});
