// Shows the OpenAPI document of this server, and loads nothing from anywhere else.
const make = (tag, text, ...inside) => {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  node.append(...inside);
  return node;
};

const nameOf = (reference) => reference.split("/").pop();

const typeText = (schema) => {
  if (!schema) return "nothing";
  if (schema.$ref) return nameOf(schema.$ref);
  const either = schema.oneOf || schema.anyOf || schema.allOf;
  if (either) return either.map(typeText).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return `${typeText(schema.items)}[]`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return `{ ${fields.map(([key, value]) => `${key}: ${typeText(value)}`).join(", ")} }`;
  }
  return [schema.type].flat().join(" | ") || "anything";
};

const bodyText = (holder) => {
  const [kind, content] = Object.entries(holder?.content || {})[0] || [];
  return kind ? `${typeText(content.schema)} (${kind})` : "nothing";
};

const showPath = (path, method, operation) => {
  const head = make("h3", "", make("span", method), make("code", ` ${path}`));
  head.firstChild.className = "method";
  const section = make("section", "", head);
  section.append(make("p", [operation.summary, operation.description].filter(Boolean).join(" ")));
  for (const parameter of operation.parameters || []) {
    const text = `${parameter.in} ${parameter.name}: ${typeText(parameter.schema)}`;
    section.append(make("pre", `${text}  ${parameter.description || ""}`));
  }
  if (operation.requestBody) section.append(make("pre", `body ${bodyText(operation.requestBody)}`));
  for (const [status, answer] of Object.entries(operation.responses)) {
    section.append(make("pre", `${status} ${bodyText(answer)}`));
  }
  return section;
};

const showType = (name, schema) => {
  const section = make("section", "", make("h3", name), make("p", schema.description));
  for (const [key, value] of Object.entries(schema.properties || {})) {
    section.append(make("pre", `${key}: ${typeText(value)}  ${value.description || ""}`));
  }
  if (!schema.properties) section.append(make("pre", typeText(schema)));
  return section;
};

const show = async () => {
  const api = await (await fetch("/api/openapi.json")).json();
  document.querySelector("#about").textContent = api.info.description;
  const paths = document.querySelector("#paths");
  const tags = new Map();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] || "other";
      if (!tags.has(tag)) tags.set(tag, []);
      tags.get(tag).push(showPath(path, method, operation));
    }
  }
  for (const [tag, sections] of tags) paths.append(make("h2", tag), ...sections);
  const types = Object.entries(api.components?.schemas || {});
  document.querySelector("#types").append(...types.map(([name, schema]) => showType(name, schema)));
};

show();
