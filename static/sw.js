const RELEASE = { version: "unbuilt", files: {} };
