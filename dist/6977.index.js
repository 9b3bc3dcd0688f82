export const id = 6977;
export const ids = [6977];
export const modules = {
	96817: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => AGENTS,
			agentNamed: () => agentNamed
		});
		var mod = __webpack_require__(21916);
		var errors = __webpack_require__(45145);
		var kit_mcp = __webpack_require__(42828);
		let CLIENT = "acp-client.mjs";
		function acpAgent(name) {
			let own = { name };
			return {
				name: `acp:${name}`,
				title: name,
				version: "latest",
				install: {
					from: "npm",
					packages: {
						"x64-glibc": own,
						"arm64-glibc": own
					},
					node: !0,
					dependencies: {
						also: ["@agentclientprotocol/sdk@2.4.0"],
						files: { [CLIENT]: "// A client of the Agent Client Protocol for one prompt, run beside the agent in its testbed. Prints each update as a JSON line.\n//\n//     node acp-client.mjs SETTINGS PROGRAM [ARGUMENT...]\n//\n// SETTINGS: JSON with promptFile, model (or null) and mcpServers. Exit code 0 if the agent ended its turn, otherwise 1.\nimport { spawn } from 'node:child_process';\nimport { readFileSync } from 'node:fs';\nimport { Readable, Writable } from 'node:stream';\nimport * as acp from '@agentclientprotocol/sdk';\n\nconst [settings, program, ...args] = process.argv.slice(2);\nconst { promptFile, model, mcpServers } = JSON.parse(settings);\nconst agent = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });\nconst gone = new Promise((_, reject) => {\n  agent.once('error', reject);\n  agent.once('exit', (code, signal) => reject(new Error(`the agent ended: ${signal ?? `exit code ${code}`}`)));\n});\ngone.catch(() => {});\n\nconst client = acp\n  .client({ name: 'agentbench' })\n  .onRequest(acp.methods.client.session.requestPermission, ({ params }) => {\n    // Nobody is there to ask, and a testbed is a sandbox.\n    const option = ['allow_always', 'allow_once'].flatMap((kind) =>\n      params.options.filter((one) => one.kind === kind),\n    )[0];\n    return { outcome: option ? { outcome: 'selected', optionId: option.optionId } : { outcome: 'cancelled' } };\n  })\n  .onNotification(acp.methods.client.session.update, ({ params }) => print(params.update));\n\ntry {\n  const stream = acp.ndJsonStream(Writable.toWeb(agent.stdin), Readable.toWeb(agent.stdout));\n  const { stopReason } = await Promise.race([client.connectWith(stream, converse), gone]);\n  print({ sessionUpdate: 'end', stopReason });\n  process.exitCode = stopReason === 'end_turn' ? 0 : 1;\n} catch (error) {\n  console.error(error);\n  process.exitCode = 1;\n} finally {\n  agent.kill();\n}\n\nasync function converse(context) {\n  const { initialize, session } = acp.methods.agent;\n  await context.request(initialize, { protocolVersion: acp.PROTOCOL_VERSION, clientCapabilities: {} });\n  const { sessionId, configOptions } = await context.request(session.new, { cwd: process.cwd(), mcpServers });\n  if (model !== null) {\n    const option = configOptions?.find(({ category, id }) => category === 'model' || id === 'model');\n    // Others take their model from their own arguments and variables.\n    if (option !== undefined && option.currentValue !== model)\n      await context.request(session.setConfigOption, { sessionId, configId: option.id, value: model });\n  }\n  const prompt = [{ type: 'text', text: readFileSync(promptFile, 'utf8') }];\n  return await context.request(session.prompt, { sessionId, prompt });\n}\n\nfunction print(value) {\n  process.stdout.write(`${JSON.stringify(value)}\\n`);\n}\n" }
					}
				},
				services: [
					"anthropic",
					"openai",
					"gemini",
					"openrouter"
				],
				needsModel: !1,
				aliases: /^/,
				skills: null,
				instructions: null,
				mcp: !0,
				notes: [],
				launch: ({ program: [node, program], directory, home, promptFile, model, args, mcp }) => {
					let mcpServers = (0, kit_mcp.b0)(mcp).map(([server, about]) => serverOf(server, about));
					let settings = JSON.stringify({
						promptFile,
						model,
						mcpServers
					});
					return {
						argv: [
							node,
							`${directory}/${CLIENT}`,
							settings,
							node,
							program,
							...args
						],
						environment: {
							CLAUDE_CONFIG_DIR: home,
							CODEX_HOME: home,
							GEMINI_CLI_HOME: home,
							QWEN_HOME: home,
							IS_SANDBOX: "1"
						}
					};
				}
			};
		}
		function serverOf(name, server) {
			let pairs = (values) => Object.entries(values).map(([name, value]) => ({
				name,
				value
			}));
			if ("url" in server) return {
				type: server.type,
				name,
				url: server.url,
				headers: pairs(server.headers)
			};
			return {
				name,
				command: server.command,
				args: server.args,
				env: pairs(server.env)
			};
		}
		let miniSweAgent = {
			name: "mini-swe-agent",
			title: "mini-swe-agent",
			version: "2.4.6",
			install: {
				from: "pypi",
				package: "mini-swe-agent",
				with: ["mcp"],
				module: "minisweagent",
				lock: "\naiohappyeyeballs==2.7.1 9243213661e29250eb41368e5daa826fc017156c3b8a11440826b2e3ed376472\naiohttp==3.14.5 20f085697d7e911f1f73c43ed03fafbed1e7121797e2eb5428efa80398060584 50a195903119008fe9cc68710535eb37f556ffffd6a7759afe70a2c145587045\naiosignal==1.4.0 053243f8b92b990551949e63930a839ff0cf0b0ebbe0597b0f3fb19e1a0fe82e\nannotated-doc==0.0.7 6bc31bbbec6dfaaedc1676dbc11dbda96fe22a2b5c400e9ebad113fec44a9dc6\nannotated-types==0.8.0 f072f4d804ea359e4eaf198b1af7a8b0943881a87f31bb764f8bf219bb9419e0\nanyio==4.16.0 c66ae634e0b8228396b801741beb3294326d4b6102f7bba4041c0dfb58c29026\nattrs==26.1.0 c647aa4a12dfbad9333ca4e71fe62ddc36f4e63b2d260a37a8b83d2f043ac309\nboto3==1.44.5 70c3e0409794b29ec1900bcaff0695b73234a2d32ffaed35045b94caa26212a5\nbotocore==1.44.5 8f16a56d1dff125dd65322ae021efa7ba5195a6db5102b96862566055b748921\ncertifi==2026.10.18 73191c47aaa79da394e8fee2dbc2ec827432cab56311122c9e47abf79e390f62\ncffi==2.1.1 34e261f78cb6ceaaa36f42f2613f4380d94d9c759a9c73c769ee6e0247364632 c1453022f490d2459a11819d83ad1d586e9ff65a12ac3e705ffebd46d3685dcf\ncharset-normalizer==3.5.2 211d5a3eb6af8f513b8d4ca19a8c1b7accab1b5f0d3175f9826b03c1a920dc1f 3d31298449090ab8d47b7b1b2a555ff73cac7ed438a08b7ac160980c7ebed649\nclick==8.5.1 8bb5376d2006950386f8c6427613334a2acadc5f559cb80e638d00b4df957e37\ncryptography==50.0.2 9dab55f57c74c3cad24c323bacbbd04be4705ba6eb0d92e920b1fc4837ed5079\ndatasets==5.2.0 4be9e2882caaf5db13eadc39e93f3da2a995187b99acebac1595bf6c58dfa927\ndill==0.4.1 1e1ce33e978ae97fcfcff5638477032b801c46c7c65cf717f95fbc2248f79a9d\ndistro==1.9.0 7bffd925d65168f85027d8da9af6bddab658135b840670a223589bc0c8ef02b2\nfastuuid==0.14.0 808527f2407f58a76c916d6aa15d58692a4a019fdf8d4c32ac7ff303b7d7af09 bbb0c4b15d66b435d2538f3827f05e44e2baafcc003dd7d8472dc67807ab8fd8\nfilelock==3.32.7 65ff0d0190ea42038b32bda4b77834fb05be2cad4c5b9b01aa4dfb3614536e52\nfrozenlist==1.8.0 2552f44204b744fba866e573be4c1f9048d6a324dfe14475103fd51613eb1d1f 494a5952b1c597ba44e0e78113a7266e656b9794eec897b19ead706bd7074383\nfsspec==2026.9.0 8dd6e646e99ea382bd85f97a45e6b526a442d79423a7dc673f1e2756d05fcb5f\nh11==0.16.0 63cf8bbe7522de3bf65932fda1d9c2772064ffb3dae62d55932da54b31cb6c86\nh2==4.4.1 0e25f1462b23c9cb82d9eb02e28bc706dac2a68cb457c6a0d74d63c8a2a5d0e6\nhf-xet==1.8.0 29dab7c904cd1914a0439c6e1306c12c7497c8bd32290fbe563ebf51ca4b6d6d\nhpack==4.2.0 858ac0b02280fa582b5080d68db0899c62a80375e0e5413a74970c5e518b6986\nhttpcore==1.0.9 2d400746a40668fc9dec9810239072b40b4484b640a8c38fd654a024c7a1bf55\nhttpcore2==2.16.2 16051ae2a42f776007543f32de9349a317b23d2cbb4e1456b4bac0e88b87419a\nhttpx==0.28.1 d909fcccc110f8c7faf814ca82a9a4d816bc5a6dbfea25d6591d6985b8ba59ad\nhttpx2==2.16.2 f05c13aade4c45dbf1c9060647a1058f0acad62398fad96e741269edb33d46f5\nhuggingface-hub==1.33.0 04e434b06e100eddbce9a6e817d72693a7884b10a79bd67ab48080d5c07eb899\nhyperframe==6.1.0 b03380493a519fce58ea5af42e4a42317bf9bd425596f7a0835ffce80f1a42e5\nidna==3.20 ab7ae7122974553370f0bdb919e1a960b2cd1bc1ef0276416d896db81c14582c\nimportlib-metadata==8.9.0 e0f761b6ea91ced3b0844c14c9d955224d538105921f8e6754c00f6ca79fba7f\njinja2==3.1.6 85ece4451f492d0c13c5dd7c13a64681a86afae63a5f347908daf103ce6d2f67\njiter==0.19.0 0956b5f58b804221dfb929c120e6d4032138fed20c1cc0ef683a2d1326255e46 cc4a2b70ecd4f102583344c1f8cc5dc11618665b1889286bb3b4279c19b337dd\njmespath==1.1.0 a5663118de4908c91729bea0acadca56526eb2698e83de10cd116ae0f4e97c64\njsonschema==4.26.0 d489f15263b8d200f8387e64b4c3a75f06629559fb73deb8fdfb525f2dab50ce\njsonschema-specifications==2025.9.1 98802fee3a11ee76ecaca44429fda8a41bff98b00a0f2838151b113f210cc6fe\nlinkify-it-py==2.2.0 3adc40eb5af300b2605fcfdb968c24e1d780a90f1f2221af7c15e5111e94d443\nlitellm==1.106.2 cb1a2a1e55a4a8350ae2167525dc0d06f59b078cd685fb3e0f5419f02da5420e\nmarkdown-it-py==4.3.0 7aa1511a46c39138de78d9eba92ce47e63124d8003fc98b3a351909e04239efa\nmarkupsafe==3.0.4 6da83a088f8ef93b2d483a8232a4dbf4d69d3d8496b568a03c56becac43e1808 8e124f974786f831d6043728e38296969d3579db8896fe004682f5758e613581\nmcp==2.3.0 dd0c44c089d16453e8ae31a3877a0054d7a2314caaa81f5e0541b9b1734b2377\nmcp-types==2.3.0 968efdbdaedfab06adae40d378a34395f1090c5921d4be3c9cde283aaf76d91d\nmdit-py-plugins==0.7.0 7f8e30403f3dd8bfe3afcdcbc6e61066d3f2e714167507b9c26eb385ec399353\nmdurl==0.1.2 84008a41e51615a49fc9966191ff91509e3c40b939176e643fd50a5c2196b8f8\nmini-swe-agent==2.4.6 a35463c553ac825c7773b03cfa69cd44958e3af20155dcc5711fdf9e4c67cd54\nmultidict==7.2.1 1fb8c1a3480c130c3a6422d5f16f3cad6552bf08c2089dd288ba7134649183b5 3b7542fad2706595c1b1853b46f2c3c4ae5cc5a6252b7225f294d607a29e1bdf\nmultiprocess==0.70.19 3a56c0e85dd5025161bac5ce138dcac1e49174c7d8e74596537e729fd5c53c28 928851ae7973aea4ce0eaf330bbdafb2e01398a91518d5c8818802845564f45c\nnumpy==2.4.6 89cd468399cfd2504718f0ba50e410dca55a170b61a02ad92bb18c8a65186e93 90f9849678c75fe7afa2d348ac842c168b0a4d3d61919687216dfc547976d853\nopenai==2.54.0 89089789197ccdb87f173a03145ed1598d00795220c93e96cf712b1cbf5e5f2b\nopentelemetry-api==1.45.2 2cbd737377e710ee740d261c94e93fa0f08e6d037c18f17513cc0a2d94479a34\npackaging==26.3 d7193f7c8e4e93f444fde0262bf90af30e16fa0ad0ad44cb553c87339b23cd1c\npandas==3.1.1 028490c8ac2e03e18c9b08b7f3612e149b03570209bcf741d23833a7a5377ab2 4f1602f614bb83f443381dbcbb94c4ac764b2e50c8d6c965614c5cd83e328c47\nplatformdirs==4.14.7 391513b74707c42335fff3ea17eaac657a7ee9ffcadd809634d34ea594d0122c\nprompt-toolkit==3.0.53 01c0891d7f9237d5e339f7d3e42cdae80b7534abb1c7c0e3352efba6231492f2\npropcache==0.5.4 2814ecd8e818f487bee4b0f921bc4d1c176cc5fc71ac0f072d0fa67eda4ac14b 6e9368e87a3efc285e559131092c5db643eb8e56de4ee42064d5baec22ef2bb5\npyarrow==26.0.1 39cb0f2418282c24bea6ceda77b03e5a8f0a5766b63a8bf194d4e2a2c423548c c718bf97a92a6dea97fd1062c3b9f9e2e83cb9cc926e752289fa4ffff41738f9\npycparser==3.12 a076f3f489b39b43ed13563a1dafe42447445bec2e294154ec5c57fcdda4c85e\npydantic==2.14.3 3f7b347782ab7e4cf4c798496ae3a82787d9f21ec12676a9c564355eeef8daa8\npydantic-core==2.50.4 0574866e05f6adeecc520d87e87dd06210c0a51706341f6ef8421572f5a64444 c81d98e27d9d9261909dcccab1ba5d6ea1c98b0bb9470e368604614fd1d36ddd\npydantic-settings==2.16.3 d1db16a2d34006323a1b42c0640898da58adfbad7ec30baaa9e2b18aafc08999\npygments==2.21.0 2363c69b61c4a97c838da3b130dcd6468f4848992b21a82f2a63ec34377137d9\npyjwt==2.15.1 42d59d631f7768a1028a64c7ff581a9bf7519804daf91fc5b6c56e30eec5e193\npython-dateutil==2.9.0.post0 a8b2bc7bffae282281c8140a97d3aa9c14da0b136dfe83f850eea9a5f7470427\npython-dotenv==1.2.4 42269a8a5b3fd54ffa6f3d84b18abed50064717576b4ecf03dc4a55d8aa04fdc\npython-multipart==0.0.34 ebacd224bd686eee2f9aa1066a657affe07435a185834e05e5235e2e59173e91\npyyaml==6.0.3 b8bb0864c5a28024fac8a632c443c87c5aa6f215c0b126c449ae1a150412f31d ba1cc08a7ccde2d2ec775841541641e4548226580ab850948cbfda66a1befcdc\nreferencing==0.37.0 381329a9f99628c9069361716891d34ad94af76e461dcb0335825aecc7692231\nregex==2026.11.15 aafeb64c8569d69edfbf772feba49d2a001d3dca0f43e6a71e3735587ecb8222 f3758c3b1689ab778f3e1ae0f9aa4d22b8e4efc362e2e4cfdbbc5a208fed0bc1\nrequests==2.34.2 2a0d60c172f83ac6ab31e4554906c0f3b3588d37b5cb939b1c061f4907e278e0\nrich==15.0.0 33bd4ef74232fb73fe9279a257718407f169c09b78a87ad3d296f548e27de0bb\nrpds-py==2026.9.1 136a1c3fe4402b7008bc81cb62ee538481795b61a7e83df88dff3b3f02b726ff addeda51556dac7c1a2f14cda62db8b621cd12afba3091d03a96c72932387eab\ns3transfer==0.19.3 24eb7535804306355e31c952a90022bf5b2f9d760f9a11062c7493a217c08553\nshellingham==1.5.4 7ecfff8f2fd72616f7481040475a65b2bf8af90a56c89140852d1120324e8686\nsix==1.17.0 4721f391ed90541fddacab5acf947aa0d3dc7d27b2e1e8eda2be8970586c3274\nsniffio==1.3.1 2f6da418d1f1e0fddd844478f41680e794e6051915791a034ff65e5f100525a2\nsse-starlette==3.7.0 f1d3136caa12d129284fca3d2ded79bc9af943320b6472712955fea52a6d3eea\nstarlette==1.10.0 478c0ab3b4ced6e82719849c118fa406f0278a3499c1a898cd15cd31bdc38ce4\ntenacity==9.2.1 9e56f17539296baab7beabb08b92f6ee3d7be92d8be72d763360677c2ad6580e\ntextual==8.2.8 267375fd402dc8d981457212efa71f0e3365fd17bba144ba9bb3ed7563cb374a\ntiktoken==0.14.0 7896eea257fe497a2b7134474d909156c6744ce8da35bce88011a960e008aa0d f5e7665f6624e052e5e7f6a36919ab69279decdc976d7b16b4fa15e1897d0513\ntokenizers==0.23.3 376851d22bcf9d650a5c3090bb83e6cf9e895fbf0595369fa4cd43c1f69b5f87\ntqdm==4.70.1 c293e525e6fef9c20e8728fd4612df02a0aa31bb5fe91ecd93e123b1b7bffa73\ntruststore==0.10.5 9aaaedaefaf06d8b206278cf8b5012bc897f485a874503501e12d776df78951c\ntyper==0.29.2 f30731f8ca758368b836b3714872e58e395cef8fcaff918c853b1969ed5274e7\ntyping-extensions==4.16.0 481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8\ntyping-inspection==0.4.5 bc210535442b39e1bf2805e0c7a17dfd6a4ace760c84c7f7d16245d23a6b1c39\nurllib3==2.8.0 0cf3cae568d36aa9576b28dfb35f11328f1cb974ca7647d9475ebb86c75ac6e3\nuvicorn==0.54.0 505bdb0f318731d45f1f712071fc781a8981f6847a31c902c9f5e652d4f67faf\nwcwidth==0.9.4 b185c8b927b23af2721be1783499d1cfa5c028b098b0858951b4ae224477f1c2\nxxhash==4.1.0 34b86625dc36b54403b525e1d7b74a64343d9b65cee6e94872c6bd70722267ac 5e713f5db9e1a8aafac59a45cc1ffce11ca507730f5dc12e212ea7b73d9debde\nyarl==1.25.1 c6f117789d22dce188e5754e8bc65b7e6ebf8cb73963b9fa761f672a5883769d d5add7b4ca7afeea91d52e4d4e4db3b1fe9885b71f07054560d8c4296b7441a2\nzipp==4.1.2 b30cb6cd253122169c47de245ca24a86bac2a5d3802ba15bf7ba6414eb9e144d\n"
			},
			services: [
				"openai",
				"anthropic",
				"openrouter"
			],
			needsModel: !0,
			skills: null,
			instructions: null,
			mcp: !1,
			notes: ["Its time and cost limits are off: those of the run apply."],
			launch: (place) => ({
				argv: [
					...place.program,
					"--yolo",
					"--exit-immediately",
					"--cost-limit",
					"0",
					"--output",
					`${place.outputDirectory}/trajectory.json`,
					"--model",
					liteLlmModel(place),
					...place.args,
					"--task",
					place.prompt
				],
				environment: {
					MSWEA_CONFIGURED: "true",
					MSWEA_COST_TRACKING: "ignore_errors",
					MSWEA_GLOBAL_CONFIG_DIR: place.home,
					MSWEA_SILENT_STARTUP: "1",
					...liteLlm(place)
				}
			})
		};
		function liteLlm({ service }) {
			return {
				LITELLM_LOCAL_MODEL_COST_MAP: "True",
				...service?.url == null ? {} : { [`${service.name.toUpperCase()}_API_BASE`]: service.url }
			};
		}
		function liteLlmModel({ service, model }) {
			return service === null ? model : `${service.name}/${model}`;
		}
		let aider = {
			name: "aider",
			title: "aider",
			version: "0.86.2",
			install: {
				from: "pypi",
				package: "aider-chat",
				with: [],
				module: "aider",
				lock: "\naider-chat==0.86.2 64f6a0c66c9f4633ad9f479bca3e64ebcba02b9da03c6b604b74a44736b2416e\naiohappyeyeballs==2.6.1 f349ba8f4b75cb25c99c5c2d84e997e485204d2902a9597802b0371f09331fb8\naiohttp==3.13.3 9ae8dd55c8e6c4257eae3a20fd2c8f41edaea5992ed67156642493b8daf3cecc 9d4c940f02f49483b18b079d1c27ab948721852b281f8b015c058100e9421dd1\naiosignal==1.4.0 053243f8b92b990551949e63930a839ff0cf0b0ebbe0597b0f3fb19e1a0fe82e\nannotated-doc==0.0.4 571ac1dc6991c450b25a9c2d84a3705e2ae7a53467b5d111c24fa8baabbed320\nannotated-types==0.7.0 1f02e8b43a8fbbc3f3e0d4f0f4bfc8131bcb4eebe8849b8e5c773f3a1c582a53\nanyio==4.12.1 d405828884fc140aa80a3c667b8beed277f1dfedec42ba031bd6ac3db606ab6c\nasgiref==3.11.1 e8667a091e69529631969fd45dc268fa79b99c92c5fcdda727757e52146ec133\nattrs==25.4.0 adcf7e2a1fb3b36ac48d97835bb6d8ade15b8dcce26aba8bf1d14847b57a3373\nbackoff==2.2.1 63579f9a0628e06278f7e47b7d7d5b6ce20dc65c5e96a6f3ca99a6adca0396e8\nbeautifulsoup4==4.14.3 0918bfe44902e6ad8d57732ba310582e98da931428d231a5ecb9e7c703a735bb\ncertifi==2026.1.4 9943707519e4add1115f44c2bc244f782c0249876bf51b6599fee1ffbedd685c\ncffi==2.0.0 3e17ed538242334bf70832644a32a7aae3d83b57567f9fd60a26257e992b79ba 8941aaadaf67246224cee8c3803777eed332a19d909b47e29c9842ef1e79ac26\ncharset-normalizer==3.4.4 11d694519d7f29d6cd09f6ac70028dba10f92f6cdd059096db198c283794ac86 840c25fb618a231545cbab0564a799f101b63b9901f2569faecd6b222ac72381\nclick==8.3.1 981153a64e25f12d547d3426c367a4857371575ee7ad18df2a6183ab0545b2a6\nconfigargparse==1.7.1 8b586a31f9d873abd1ca527ffbe58863c99f36d896e2829779803125e83be4b6\ndiff-match-patch==20241021 93cea333fb8b2bc0d181b0de5e16df50dd344ce64828226bda07728818936782\ndiskcache==5.6.3 5e31b2d5fbad117cc363ebaf6b689474db18a1f6438bc82358b024abd4c2ca19\ndistro==1.9.0 7bffd925d65168f85027d8da9af6bddab658135b840670a223589bc0c8ef02b2\nfastapi==0.128.8 5618f492d0fe973a778f8fec97723f598aa9deee495040a8d51aaf3cf123ecf1\nfastuuid==0.14.0 808527f2407f58a76c916d6aa15d58692a4a019fdf8d4c32ac7ff303b7d7af09 bbb0c4b15d66b435d2538f3827f05e44e2baafcc003dd7d8472dc67807ab8fd8\nfilelock==3.20.3 4b0dda527ee31078689fc205ec4f1c1bf7d56cf88b6dc9426c4f230e46c2dce1\nflake8==7.3.0 b9696257b9ce8beb888cdbe31cf885c90d31928fe202be0889a7cdafad32f01e\nfrozenlist==1.8.0 2552f44204b744fba866e573be4c1f9048d6a324dfe14475103fd51613eb1d1f 494a5952b1c597ba44e0e78113a7266e656b9794eec897b19ead706bd7074383\nfsspec==2026.2.0 98de475b5cb3bd66bedd5c4679e87b4fdfe1a3bf4d707b151b3c07e58c9a2437\ngitdb==4.0.12 67073e15955400952c6565cc3e707c554a4eea2e428946f7a4c162fab9bd9bcf\ngitpython==3.1.46 79812ed143d9d25b6d176a10bb511de0f9c67b1fa641d82097b0ab90398a2058\ngrep-ast==0.9.0 a3973dca99f1abc026a01bbbc70e00a63860c8ff94a56182ff18b089836826d7\nh11==0.16.0 63cf8bbe7522de3bf65932fda1d9c2772064ffb3dae62d55932da54b31cb6c86\nhf-xet==1.2.0 3651fd5bfe0281951b988c0facbe726aa5e347b103a675f49a3fa8144c7968fd\nhttpcore==1.0.9 2d400746a40668fc9dec9810239072b40b4484b640a8c38fd654a024c7a1bf55\nhttpx==0.28.1 d909fcccc110f8c7faf814ca82a9a4d816bc5a6dbfea25d6591d6985b8ba59ad\nhuggingface-hub==1.4.1 9931d075fb7a79af5abc487106414ec5fba2c0ae86104c0c62fd6cae38873d18\nidna==3.11 771a87f49d9defaf64091e6e6fe9c18d4833f140bd19464795bc32d966ca37ea\nimportlib-metadata==7.2.1 ffef94b0b66046dd8ea2d619b701fe978d9264d38f3998bc4c27ec3b146a87c8\nimportlib-resources==6.5.2 789cfdc3ed28c78b67a06acb8126751ced69a3d5f79c095a98298cd8a760ccec\njinja2==3.1.6 85ece4451f492d0c13c5dd7c13a64681a86afae63a5f347908daf103ce6d2f67\njiter==0.13.0 24ab43126d5e05f3d53a36a8e11eb2f23304c6c1117844aaaf9a0aa5e40b5018 bdaba7d87e66f26a2c45d8cbadcbfc4bf7884182317907baf39cfe9775bb4d93\njson5==0.13.0 9a08e1dd65f6a4d4c6fa82d216cf2477349ec2346a38fd70cc11d2557499fbcc\njsonschema==4.26.0 d489f15263b8d200f8387e64b4c3a75f06629559fb73deb8fdfb525f2dab50ce\njsonschema-specifications==2025.9.1 98802fee3a11ee76ecaca44429fda8a41bff98b00a0f2838151b113f210cc6fe\nlitellm==1.81.10 9efa1cbe61ac051f6500c267b173d988ff2d511c2eecf1c8f2ee546c0870747c\nmarkdown-it-py==4.0.0 87327c59b172c5011896038353a81343b6754500a08cd7a4973bb48c6d578147\nmarkupsafe==3.0.3 0bf2a864d67e76e5c9a34dc26ec616a66b9888e25e7b9460e1c76d3293bd9dbf d6dd0be5b5b189d31db7cda48b91d7e0a9795f31430b7f271219ab30f1d3ac9d\nmccabe==0.7.0 6c2d30ab6be0e4a46919781807b4f0d834ebdd6c6e3dca0bda5a15f863427b6e\nmdurl==0.1.2 84008a41e51615a49fc9966191ff91509e3c40b939176e643fd50a5c2196b8f8\nmixpanel==5.0.0 5c5fee75a304bd2940828a08a31f74fae7f02d5fe81914a851ed87e8884096ec\nmslex==1.3.0 c7074b347201b3466fc077c5692fbce9b5f62a63a51f537a53fbbd02eff2eea4\nmultidict==6.7.1 439cbebd499f92e9aa6793016a8acaa161dfa749ae86d20960189f5398a19144 bfde23ef6ed9db7eaee6c37dcec08524cb43903c60b285b172b6c094711b3961\nnetworkx==3.4.2 df5d4365b724cf81b8c6a7312509d0c22386097011ad1abe274afd5e9d3bbc5f\nnumpy==1.26.4 666dbfb6ec68962c033a450943ded891bed2d54e6755e35e5835d63f4f6931d5 675d61ffbfa78604709862923189bad94014bef562cc35cf61d3a07bba02a7ed\nopenai==2.20.0 38d989c4b1075cd1f76abc68364059d822327cf1a932531d429795f4fc18be99\norjson==3.11.7 9c0b51672e466fd7e56230ffbae7f1639e18d0ce023351fb75da21b71bc2c960 e7745312efa9e11c17fbd3cb3097262d079da26930ae9ae7ba28fb738367cbad\noslex==0.1.3 71acb8a1d42ed78ddd213a1d3a628bbf837f758bd2999c91df7ce57972466bdf\npackaging==26.0 b36f1fef9334a5588b4166f8bcd26a14e521f2b55e6b9de3aaa80d3ff7a37529\npathspec==1.0.4 fb6ae2fd4e7c921a165808a552060e722767cfa526f99ca5156ed2ce45a5c723\npexpect==4.9.0 7236d1e080e4936be2dc3e326cec0af72acf9212a7e1d060210e70a47e253523\npillow==12.1.1 597bd9c8419bc7c6af5604e55847789b69123bbe25d65cc6ad3012b4f3c98d8b 7aac39bcf8d4770d089588a2e1dd111cbaa42df5a94be3114222057d68336bd0\nposthog==7.8.6 21809f73e8e8f09d2bc273b09582f1a9f997b66f51fc626ef5bd3c5bdffd8bcd\nprompt-toolkit==3.0.52 9aac639a3bbd33284347de5ad8d68ecc044b91a762dc39b7c21095fcd6a19955\npropcache==0.4.1 15932ab57837c3368b024473a525e25d316d8353016e7cc0e5ba9eb343fbb1cf fd6f30fdcf9ae2a70abd34da54f18da086160e4d7d9251f81f3da0ff84fc5a48\npsutil==7.2.2 076a2d2f923fd4821644f5ba89f059523da90dc9014e85f8e45a5774ca5bc6f9\nptyprocess==0.7.0 4b41f3967fce3af57cc7e94b888626c18bf37a083e3651ca8feeb66d492fef35\npycodestyle==2.14.0 dd6bf7cb4ee77f8e016f9c8e74a35ddd9f67e1d5fd4184d86c3b98e07099f42d\npycparser==3.0 b727414169a36b7d524c1c3e31839a521725078d7b2ff038656844266160a992\npydantic==2.12.5 e561593fccf61e8a20fc46dfc2dfe075b8be7d0188df33f221ad1f0139180f9d\npydantic-core==2.41.5 eceb81a8d74f9267ef4081e246ffd6d129da5d87e37a77c9bde550cb04870c1c f31d95a179f8d64d90f6831d71fa93290893a33148d890ba15de25642c5d075b\npydub==0.25.1 65617e33033874b59d87db603aa1ed450633288aefead953b30bded59cb599a6\npyflakes==3.4.0 f742a7dbd0d9cb9ea41e9a24a918996e8170c799fa528688d40dd582c8265f4f\npygments==2.19.2 86540386c03d588bb81d44bc3928634ff26449851e99741617ecb9037ee5ec0b\npypandoc==1.16.2 c200c1139c8e3247baf38d1e9279e85d9f162499d1999c6aa8418596558fe79b\npyperclip==1.11.0 299403e9ff44581cb9ba2ffeed69c7aa96a008622ad0c46cb575ca75b5b84273\npython-dateutil==2.9.0.post0 a8b2bc7bffae282281c8140a97d3aa9c14da0b136dfe83f850eea9a5f7470427\npython-dotenv==1.2.1 b81ee9561e9ca4004139c6cbba3a238c32b03e4894671e181b671e8cb8425d61\npyyaml==6.0.3 b8bb0864c5a28024fac8a632c443c87c5aa6f215c0b126c449ae1a150412f31d ba1cc08a7ccde2d2ec775841541641e4548226580ab850948cbfda66a1befcdc\nreferencing==0.37.0 381329a9f99628c9069361716891d34ad94af76e461dcb0335825aecc7692231\nregex==2026.1.15 c32bef3e7aeee75746748643667668ef941d28b003bfc89994ecf09a10f7a1b5 d9ea2604370efc9a174c1b5dcc81784fb040044232150f7f33756049edfc9026\nrequests==2.32.5 2462f94637a34fd532264295e186976db0f5d453d1cdd31473c85a6a161affb6\nrich==14.3.2 08e67c3e90884651da3239ea668222d19bea7b589149d8014a21c633420dbb69\nrpds-py==0.30.0 33f559f3104504506a44bb666b93a33f5d33133765b0c216a5bf2f1e1503af89 47f236970bccb2233267d89173d3ad2703cd36a0e2a6e92d0560d333871a3d23\nscipy==1.15.3 271e3713e645149ea5ea3e97b57fdab61ce61333f97cfae392c28ba786f9bb49 39cb9c62e471b1bb3750066ecc3a3f3052b37751c7c3dfd0fd7e48900ed52982\nshellingham==1.5.4 7ecfff8f2fd72616f7481040475a65b2bf8af90a56c89140852d1120324e8686\nshtab==1.8.0 f0922a82174b4007e06ac0bac4f79abd826c5cca88e201bfd927f889803c571d\nsix==1.17.0 4721f391ed90541fddacab5acf947aa0d3dc7d27b2e1e8eda2be8970586c3274\nsmmap==5.0.2 b30115f0def7d7531d22a0fb6502488d879e75b260a9db4d0819cfb25403af5e\nsniffio==1.3.1 2f6da418d1f1e0fddd844478f41680e794e6051915791a034ff65e5f100525a2\nsocksio==1.0.0 95dc1f15f9b34e8d7b16f06d74b8ccf48f609af32ab33c608d08761c5dcbb1f3\nsounddevice==0.5.5 30ff99f6c107f49d25ad16a45cacd8d91c25a1bcdd3e81a206b921a3a6405b1f\nsoundfile==0.13.1 03267c4e493315294834a0870f31dbb3b28a95561b80b134f0bd3cf2d5f0e618\nsoupsieve==2.8.3 ed64f2ba4eebeab06cc4962affce381647455978ffc1e36bb79a545b91f45a95\nstarlette==0.52.1 0029d43eb3d273bc4f83a08720b4912ea4b071087a3b48db01b7c839f7954d74\ntiktoken==0.12.0 47a5bc270b8c3db00bb46ece01ef34ad050e364b51d406b6f9730b64ac28eded edde1ec917dfd21c1f2f8046b86348b0f54a2c0547f68149d8600859598769ad\ntokenizers==0.22.2 369cc9fc8cc10cb24143873a0d95438bb8ee257bb80c71989e3ee290e8d72c67\ntqdm==4.67.3 ee1e4c0e59148062281c49d80b25b67771a127c85fc9676d3be5f243206826bf\ntree-sitter==0.25.2 3e65ae456ad0d210ee71a89ee112ac7e72e6c2e5aac1b95846ecc7afa68a194c b43a9e4c89d4d0839de27cd4d6902d33396de700e9ff4c5ab7631f277a85ead9\ntree-sitter-c-sharp==0.23.1 035d259e64c41d02cc45afc3b8b46388b232e7d16d84734d851cca7334761da5\ntree-sitter-embedded-template==0.25.0 a7c88c3dd8b94b3c9efe8ae071ff6b1b936a27ac5f6e651845c3b9631fa4c1c2\ntree-sitter-language-pack==0.13.0 0d4f261fce387ae040dae7e4d1c1aca63d84c88320afcc0961c123bec0be8377\ntree-sitter-yaml==0.7.2 f1a5c60c98b6c4c037aae023569f020d0c489fad8dc26fdfd5510363c9c29a41\ntyper==0.23.0 79f4bc262b6c37872091072a3cb7cb6d7d79ee98c0c658b4364bdcde3c42c913\ntyper-slim==0.23.0 1d693daf22d998a7b1edab8413cdcb8af07254154ce3956c1664dc11b01e2f8b\ntyping-extensions==4.15.0 f0fa19c6845758ab08074a0cfa8b7aecb71c999ca73d62883bc25cc018c4e548\ntyping-inspection==0.4.2 4ed1cacbdc298c220f1bd249ed5287caa16f34d44ef4e9c3d0cbad5b521545e7\nurllib3==2.6.3 bf272323e553dfb2e87d9bfd225ca7b0f467b919d7bbd355436d3fd37cb0acd4\nwatchfiles==1.1.1 1db5d7ae38ff20153d542460752ff397fcf5c96090c1230803713cf3147a6803 aebfd0861a83e6c3d1110b78ad54704486555246e542be3e2bb94195eabb2606\nwcwidth==0.6.0 1a3a1e510b553315f8e146c54764f4fb6264ffad731b3d78088cdb1478ffbdad\nyarl==1.22.0 4c52a6e78aef5cf47a98ef8e934755abf53953379b7d53e68b15ff4420e6683d 50678a3b71c751d58d7908edc96d332af328839eea883bb554a43f539101277a\nzipp==3.23.0 071652d6115ed432f5ce1d34c336c0adfd6a884660d1e9712a256d3d3bd4b14e\n"
			},
			services: [
				"openai",
				"anthropic",
				"openrouter"
			],
			needsModel: !0,
			skills: null,
			instructions: "CONVENTIONS.md",
			mcp: !1,
			notes: ["It edits files and runs no commands, so it is of no use for SetupBench.", "A failed request ends with exit code 0."],
			launch: (place) => ({
				argv: [
					...place.program,
					"--message-file",
					place.promptFile,
					"--model",
					liteLlmModel(place),
					"--yes-always",
					"--no-git",
					"--no-check-update",
					"--no-show-release-notes",
					"--no-show-model-warnings",
					"--no-pretty",
					"--no-stream",
					"--no-analytics",
					"--no-detect-urls",
					"--disable-playwright",
					"--no-suggest-shell-commands",
					"--chat-history-file",
					`${place.home}/chat.md`,
					"--input-history-file",
					`${place.home}/input`,
					...place.instructions ? ["--read", `${place.home}/CONVENTIONS.md`] : [],
					...place.args
				],
				environment: liteLlm(place)
			})
		};
		let claudeCode = {
			name: "claude-code",
			title: "Claude Code",
			version: "2.1.330",
			install: {
				from: "npm",
				node: !1,
				packages: {
					"x64-glibc": {
						name: "@anthropic-ai/claude-code-linux-x64",
						program: "claude",
						integrity: "sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ=="
					},
					"x64-musl": {
						name: "@anthropic-ai/claude-code-linux-x64-musl",
						program: "claude",
						integrity: "sha512-OnduSSPY1b59FA8jTbq20Y1XkDUV0S1OVyvYBNslEbpX79P81JF7Ih4lgYvDKiFnnSv75z4Kv6qLE5DQqogYXA=="
					},
					"arm64-glibc": {
						name: "@anthropic-ai/claude-code-linux-arm64",
						program: "claude",
						integrity: "sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA=="
					},
					"arm64-musl": {
						name: "@anthropic-ai/claude-code-linux-arm64-musl",
						program: "claude",
						integrity: "sha512-NemfeTqZ30tQDhAeumZgDYoX4ewhAHkN3dbcsyvlgb+yvpKUlcYu5Bor8K+Du5azGe3uy9sftlJxbGhTsCR7zA=="
					}
				}
			},
			services: ["anthropic"],
			needsModel: !1,
			aliases: /^(default|sonnet|opus|haiku|opusplan)(\[1m\])?$/,
			skills: "skills",
			instructions: "CLAUDE.md",
			mcp: !0,
			notes: [],
			launch: ({ program, home, model, args, mcp }) => ({
				argv: [
					...program,
					"--print",
					"--permission-mode",
					"bypassPermissions",
					"--output-format",
					"stream-json",
					"--verbose",
					"--disallowedTools",
					"WebSearch",
					...model === null ? [] : ["--model", model],
					...(0, kit_mcp.b0)(mcp).length === 0 ? [] : [
						"--mcp-config",
						`${home}/mcp.json`,
						"--strict-mcp-config"
					],
					...args
				],
				environment: {
					CLAUDE_CONFIG_DIR: home,
					CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
					DISABLE_AUTOUPDATER: "1",
					IS_SANDBOX: "1"
				},
				files: (0, kit_mcp.b0)(mcp).length === 0 ? {} : { "mcp.json": (0, kit_mcp.e1)(mcp) },
				stdin: !0
			})
		};
		let codex = {
			name: "codex",
			title: "Codex CLI",
			version: "0.169.0",
			install: {
				from: "npm",
				node: !1,
				packages: {
					"x64-glibc": platform("x64", "x86_64"),
					"x64-musl": platform("x64", "x86_64"),
					"arm64-glibc": platform("arm64", "aarch64"),
					"arm64-musl": platform("arm64", "aarch64")
				}
			},
			services: ["openai", "openrouter"],
			needsModel: !1,
			skills: "skills",
			instructions: "AGENTS.md",
			mcp: !0,
			certificates: "CODEX_CA_CERTIFICATE",
			notes: [],
			launch: (place) => ({
				argv: [
					...place.program,
					"exec",
					"--json",
					"--skip-git-repo-check",
					"--dangerously-bypass-approvals-and-sandbox",
					...place.model === null ? [] : ["--model", place.model],
					...place.args,
					"-"
				],
				environment: { CODEX_HOME: place.home },
				files: { "config.toml": configOf(place) },
				stdin: !0
			})
		};
		function platform(cpu, triple) {
			let integrity = {
				x64: "sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==",
				arm64: "sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg=="
			};
			let program = `vendor/${triple}-unknown-linux-musl/bin/codex`;
			return {
				name: "@openai/codex",
				suffix: `-linux-${cpu}`,
				program,
				integrity: integrity[cpu]
			};
		}
		function configOf({ service, mcp }) {
			let lines = ["check_for_update_on_startup = false", "web_search = \"disabled\""];
			let own = service?.url ?? null;
			own !== null && lines.push("model_provider = \"agentbench\"");
			lines.push("[analytics]", "enabled = false", "[feedback]", "enabled = false");
			own !== null && lines.push("[model_providers.agentbench]", "name = \"agentbench\"", `base_url = ${JSON.stringify(own)}`, `env_key = ${JSON.stringify(service.keyName)}`, "wire_api = \"responses\"");
			for (let [name, server] of (0, kit_mcp.b0)(mcp)) lines.push(...serverLines(name, server));
			return `${lines.join("\n")}\n`;
		}
		function serverLines(name, server) {
			let table = (values) => `{ ${Object.entries(values).map(([key, value]) => `${JSON.stringify(key)} = ${JSON.stringify(value)}`).join(", ")} }`;
			let head = `[mcp_servers.${JSON.stringify(name)}]`;
			if ("url" in server) return [
				head,
				`url = ${JSON.stringify(server.url)}`,
				`http_headers = ${table(server.headers)}`
			];
			return [
				head,
				`command = ${JSON.stringify(server.command)}`,
				`args = ${JSON.stringify(server.args)}`,
				`env = ${table(server.env)}`
			];
		}
		let copilot = {
			name: "copilot",
			title: "GitHub Copilot CLI",
			version: "1.0.102",
			install: {
				from: "npm",
				node: !1,
				packages: {
					"x64-glibc": {
						name: "@github/copilot-linux-x64",
						program: "copilot",
						integrity: "sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw=="
					},
					"x64-musl": {
						name: "@github/copilot-linuxmusl-x64",
						program: "copilot",
						integrity: "sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q=="
					},
					"arm64-glibc": {
						name: "@github/copilot-linux-arm64",
						program: "copilot",
						integrity: "sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A=="
					},
					"arm64-musl": {
						name: "@github/copilot-linuxmusl-arm64",
						program: "copilot",
						integrity: "sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg=="
					}
				}
			},
			services: [
				"openai",
				"anthropic",
				"openrouter"
			],
			needsModel: !0,
			skills: "skills",
			instructions: "copilot-instructions.md",
			mcp: !0,
			certificates: "NODE_EXTRA_CA_CERTS",
			notes: ["Models of a provider of your own only; those of a Copilot subscription cannot be metered.", "It unpacks itself at each start."],
			launch: (place) => ({
				argv: [
					...place.program,
					"--allow-all",
					"--no-ask-user",
					"--output-format",
					"json",
					"--model",
					place.model,
					"--disable-builtin-mcps",
					...place.args,
					"--prompt",
					place.prompt
				],
				environment: {
					COPILOT_HOME: place.home,
					COPILOT_OFFLINE: "true",
					COPILOT_AUTO_UPDATE: "false",
					COPILOT_MODEL: place.model,
					...providerOf(place)
				},
				files: (0, kit_mcp.b0)(place.mcp).length === 0 ? {} : { "mcp-config.json": (0, kit_mcp.e1)(place.mcp) }
			})
		};
		function providerOf({ service }) {
			if (service === null) return {};
			let { name, key, url } = service;
			return {
				COPILOT_PROVIDER_API_KEY: key,
				COPILOT_PROVIDER_TYPE: name === "anthropic" ? "anthropic" : "openai",
				COPILOT_PROVIDER_BASE_URL: url ?? (name === "anthropic" ? "https://api.anthropic.com" : "https://api.openai.com/v1")
			};
		}
		let bundle = {
			name: "@google/gemini-cli",
			program: "bundle/gemini.js",
			integrity: "sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ=="
		};
		let geminiCli = {
			name: "gemini-cli",
			title: "Gemini CLI",
			version: "0.61.0",
			install: {
				from: "npm",
				node: !0,
				packages: {
					"x64-glibc": bundle,
					"arm64-glibc": bundle
				}
			},
			services: ["gemini"],
			needsModel: !1,
			aliases: /^(auto|pro|flash|flash-lite)$/,
			skills: ".gemini/skills",
			instructions: ".gemini/GEMINI.md",
			mcp: !0,
			notes: [],
			launch: (place) => ({
				argv: [
					...place.program,
					"--skip-trust",
					"--approval-mode",
					"yolo",
					"--output-format",
					"stream-json",
					...place.model === null ? [] : ["--model", place.model],
					...place.args,
					"--prompt",
					""
				],
				environment: {
					GEMINI_CLI_HOME: place.home,
					GEMINI_CLI_TRUST_WORKSPACE: "true"
				},
				files: { ".gemini/settings.json": JSON.stringify(settingsOf(place), null, 2) },
				stdin: !0
			})
		};
		function settingsOf({ service, mcp }) {
			return {
				general: {
					disableAutoUpdate: !0,
					disableUpdateNag: !0,
					enableAutoUpdate: !1
				},
				privacy: { usageStatisticsEnabled: !1 },
				telemetry: { enabled: !1 },
				tools: { exclude: ["google_web_search"] },
				...service === null ? {} : { security: { auth: { selectedType: "gemini-api-key" } } },
				mcpServers: Object.fromEntries((0, kit_mcp.b0)(mcp).map(([name, server]) => [name, geminiServer(server)]))
			};
		}
		function geminiServer(server) {
			if (!("url" in server)) return {
				...server,
				trust: !0
			};
			return {
				...server.type === "http" ? { httpUrl: server.url } : { url: server.url },
				headers: server.headers,
				trust: !0
			};
		}
		let nop = {
			name: "nop",
			title: "Nothing",
			version: null,
			install: null,
			services: [],
			needsModel: !1,
			skills: null,
			instructions: null,
			mcp: !1,
			idle: !0,
			notes: [],
			launch: () => ({
				argv: ["true"],
				environment: {}
			})
		};
		let opencode = {
			name: "opencode",
			title: "opencode",
			version: "1.18.34",
			install: {
				from: "npm",
				node: !1,
				packages: {
					"x64-glibc": {
						name: "opencode-linux-x64",
						program: "bin/opencode",
						integrity: "sha512-RTAMjCve4euxP2QKLuvRmdoW5J5DQK1DiZqt+7slfixyjAEi79QC2Df2oYKogibaAI4IEU8uzenoJeEl3k+UEw=="
					},
					"x64-musl": {
						name: "opencode-linux-x64-musl",
						program: "bin/opencode"
					},
					"arm64-glibc": {
						name: "opencode-linux-arm64",
						program: "bin/opencode"
					},
					"arm64-musl": {
						name: "opencode-linux-arm64-musl",
						program: "bin/opencode"
					}
				}
			},
			services: [
				"anthropic",
				"openai",
				"openrouter",
				"gemini"
			],
			needsModel: !0,
			skills: "config/opencode/skills",
			instructions: "config/opencode/AGENTS.md",
			mcp: !0,
			notes: ["The titles of sessions are made by the model too, and count."],
			launch: (place) => ({
				argv: [
					...place.program,
					"run",
					"--auto",
					"--format",
					"json",
					"--model",
					place.service === null ? place.model : `agentbench/${place.model}`,
					...place.args
				],
				environment: {
					XDG_CONFIG_HOME: `${place.home}/config`,
					XDG_DATA_HOME: `${place.home}/data`,
					XDG_STATE_HOME: `${place.home}/state`,
					XDG_CACHE_HOME: `${place.home}/cache`,
					OPENCODE_CONFIG_CONTENT: JSON.stringify(opencode_configOf(place)),
					OPENCODE_DISABLE_AUTOUPDATE: "1",
					OPENCODE_DISABLE_MODELS_FETCH: "1"
				},
				stdin: !0
			})
		};
		let SDKS = {
			anthropic: "@ai-sdk/anthropic",
			openai: "@ai-sdk/openai-compatible",
			openrouter: "@ai-sdk/openai-compatible",
			gemini: "@ai-sdk/google"
		};
		let VERSIONS = {
			anthropic: "/v1",
			openai: "",
			openrouter: "",
			gemini: "/v1beta"
		};
		function opencode_configOf({ service, model, mcp }) {
			let url = service?.url ?? null;
			let provider = service !== null && {
				npm: SDKS[service.name],
				options: {
					apiKey: `{env:${service.keyName}}`,
					...url === null ? {} : { baseURL: url + VERSIONS[service.name] }
				},
				models: { [model]: {} }
			};
			return {
				autoupdate: !1,
				share: "disabled",
				permission: { websearch: "deny" },
				...provider ? { provider: { agentbench: provider } } : {},
				mcp: Object.fromEntries((0, kit_mcp.b0)(mcp).map(([name, server]) => [name, opencode_serverOf(server)]))
			};
		}
		function opencode_serverOf(server) {
			if ("url" in server) return {
				type: "remote",
				url: server.url,
				headers: server.headers
			};
			return {
				type: "local",
				command: [server.command, ...server.args],
				environment: server.env
			};
		}
		let oracle = {
			name: "oracle",
			title: "The task's solution",
			version: null,
			install: null,
			services: [],
			needsModel: !1,
			skills: null,
			instructions: null,
			mcp: !1,
			solves: !0,
			notes: [],
			launch: ({ solution }) => ({
				argv: [
					"/bin/sh",
					"-c",
					"if [ -d \"$1\" ]; then\n  exec cp -R \"$1/.\" .\nelif command -v bash >/dev/null; then\n  exec bash \"$1\"\nelse\n  exec sh \"$1\"\nfi",
					"oracle",
					solution ?? ""
				],
				environment: {}
			})
		};
		let qwen_code_bundle = {
			name: "@qwen-code/qwen-code",
			program: "cli-entry.js",
			integrity: "sha512-pmexy/Nj+BKd3Un1ogqGQE8V4GJn5B6N9PQOrU1GH+lMR29kn6Bgf6YdbZa8hNIoTmAKT1LTPK+P8TibZRPPVg=="
		};
		let qwenCode = {
			name: "qwen-code",
			title: "Qwen Code",
			version: "0.24.4",
			install: {
				from: "npm",
				node: !0,
				packages: {
					"x64-glibc": qwen_code_bundle,
					"arm64-glibc": qwen_code_bundle
				}
			},
			services: ["openai", "openrouter"],
			needsModel: !0,
			skills: "skills",
			instructions: "QWEN.md",
			mcp: !0,
			notes: [],
			launch: (place) => ({
				argv: [
					...place.program,
					"--auth-type",
					"openai",
					"--approval-mode",
					"yolo",
					"--output-format",
					"stream-json",
					"--model",
					place.model,
					...place.args
				],
				environment: {
					QWEN_HOME: place.home,
					...serviceVariables(place)
				},
				files: { "settings.json": JSON.stringify(qwen_code_settingsOf(place), null, 2) },
				stdin: !0
			})
		};
		function serviceVariables({ service }) {
			return service?.url == null ? {} : { OPENAI_BASE_URL: service.url };
		}
		function qwen_code_settingsOf({ service, model, mcp }) {
			return {
				general: {
					enableAutoUpdate: !1,
					disableAutoUpdate: !0
				},
				privacy: { usageStatisticsEnabled: !1 },
				telemetry: { enabled: !1 },
				security: {
					folderTrust: { enabled: !1 },
					auth: { selectedType: "openai" }
				},
				...service === null ? {} : { modelProviders: { openai: [{
					id: model,
					name: model,
					envKey: service.keyName,
					...service.url === null ? {} : { baseUrl: service.url }
				}] } },
				mcpServers: Object.fromEntries((0, kit_mcp.b0)(mcp).map(([name, server]) => [name, geminiServer(server)]))
			};
		}
		let AGENTS = [
			claudeCode,
			codex,
			copilot,
			opencode,
			geminiCli,
			qwenCode,
			miniSweAgent,
			aider,
			oracle,
			nop
		];
		let VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
		function agentNamed(text) {
			if (text.startsWith("acp:")) return acpNamed(text);
			let [name, version, ...rest] = text.trim().split("@");
			let agent = AGENTS.find((one) => one.name === name);
			if (agent === void 0) {
				let names = AGENTS.map((one) => one.name);
				throw new errors.yo(`agent: there is no agent ${name}; did you mean ${(0, mod.kp)(name ?? "", names)}? Known are ${names.join(", ")}, and acp:PACKAGE; any other is started by agent-command`);
			}
			if (version === void 0) return {
				agent,
				version: agent.version
			};
			if (agent.version === null) throw new errors.yo(`agent: ${agent.name} has no versions; write agent: ${agent.name}`);
			if (rest.length > 0 || !VERSION.test(version)) throw new errors.yo(`agent: "${text}" is not NAME@version; write for example ${agent.name}@${agent.version}`);
			return {
				agent,
				version
			};
		}
		function acpNamed(text) {
			let [, name, version] = /^acp:((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@(.+))?$/.exec(text.trim()) ?? [];
			if (name === void 0 || name.length > 214 || version !== void 0 && !VERSION.test(version)) throw new errors.yo(`agent: "${text}" is not acp:PACKAGE@version of npm; write for example acp:@zed-industries/codex-acp`);
			let agent = acpAgent(name);
			return {
				agent,
				version: version ?? agent.version
			};
		}
	}),
	15197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readExtras,
			n: () => digestsOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
		var _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43830);
		var _mcp_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42828);
		function readExtras(agent, options) {
			let { "agent-skills": skills, "agent-mcp": mcp, "agent-instructions": instructions } = options;
			let refuse = (option, what) => {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${agent.name} has no place for ${what}; leave the option out`);
			};
			skills.length > 0 && agent.skills === null && refuse("agent-skills", "skills");
			mcp !== void 0 && !agent.mcp && refuse("agent-mcp", "MCP servers");
			instructions !== void 0 && agent.instructions === null && refuse("agent-instructions", "instructions");
			return {
				skills: distinct(skills.flatMap(skillsIn)),
				instructions: instructions === void 0 ? null : read("agent-instructions", instructions),
				mcp: mcp === void 0 ? {} : (0, _mcp_js__WEBPACK_IMPORTED_MODULE_6__.es)(read("agent-mcp", mcp), mcp)
			};
		}
		async function digestsOf({ skills, instructions, mcp }) {
			let parts = [];
			for (let [name, directory] of skills) parts.push(name, await (0, _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__.r)(directory, []));
			return {
				skills: skills.length === 0 ? null : digest(JSON.stringify(parts)),
				instructions: instructions === null ? null : digest(instructions),
				mcp: Object.keys(mcp).length === 0 ? null : digest(JSON.stringify(mcp))
			};
		}
		function skillsIn(given) {
			let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(given);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(directory, { throwIfNoEntry: !1 })?.isDirectory()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: ${given} is not a directory that is there`);
			let isSkill = (place) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(place, "SKILL.md"));
			if (isSkill(directory)) return [[node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory), directory]];
			let below = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(directory).sort().map((name) => [name, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name)]).filter(([, place]) => isSkill(place));
			if (below.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: ${given} has no SKILL.md, and no directory in it has one`);
			return below;
		}
		function distinct(skills) {
			let names = skills.map(([name]) => name);
			let twice = names.find((name, index) => names.indexOf(name) !== index);
			if (twice !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: two skills have the name ${twice}; rename one`);
			return skills;
		}
		function read(option, file) {
			try {
				return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(file), 1048576, { follow: !0 }).toString();
			} catch (error) {
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${file} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
			}
		}
		function digest(text) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
		}
	}),
	42828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b0: () => servers,
			e1: () => mcpDocument,
			es: () => parseMcp
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
		var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
		var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		let texts = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), {});
		let local = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			args: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), []),
			env: texts
		});
		let remote = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["http", "sse"]), "http"),
			headers: texts
		});
		let name = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));
		let document = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ mcpServers: zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(name, zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([remote, local])) });
		function parseMcp(text, file) {
			try {
				return document.parse(JSON.parse(text)).mcpServers;
			} catch (error) {
				let why = error instanceof zod_mini__WEBPACK_IMPORTED_MODULE_3__.a$ ? describe(error) : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`agent-mcp: ${file}: ${why}; write for example {"mcpServers": {"docs": {"command": "npx", "args": ["server"]}}}`);
			}
		}
		function describe({ issues: [issue] }) {
			return `${issue.path.join(".") || "the document"} is not a server with command, or url`;
		}
		function servers(mcp) {
			return Object.entries(mcp);
		}
		function mcpDocument(mcp) {
			return JSON.stringify({ mcpServers: mcp }, null, 2);
		}
	}),
	59642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => NamedAgent });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_path_ = __webpack_require__(76760);
		var external_node_tls_ = __webpack_require__(41692);
		var errors = __webpack_require__(45145);
		var shell = __webpack_require__(12580);
		var promises_ = __webpack_require__(51455);
		var untrusted = __webpack_require__(90492);
		let NODE = {
			version: "24.21.0",
			integrity: {
				x64: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
				arm64: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g=="
			}
		};
		async function installNpm(install, about, machine) {
			let { platform, directory, version, isDefault } = about;
			let [cpu, libc] = platform.split("-");
			let own = packageFor(install, about);
			let packages = [];
			install.node && packages.push({
				name: `node-linux-${cpu}`,
				version: NODE.version,
				integrity: NODE.integrity[cpu]
			});
			let full = `${version}${own.suffix ?? ""}`;
			let known = isDefault ? own.integrity : void 0;
			packages.push({
				name: own.name,
				version: full,
				integrity: known ?? await integrityOf(own.name, full, machine)
			});
			let { dependencies } = install;
			await writeLock(directory, packages, dependencies !== void 0);
			for (let [name, text] of Object.entries(dependencies?.files ?? {})) await (0, promises_.writeFile)(external_node_path_.join(directory, name), text);
			let words = dependencies === void 0 ? ["ci"] : [
				"install",
				"--save-exact",
				...dependencies.also
			];
			let flags = [
				"--ignore-scripts",
				"--no-audit",
				"--no-fund",
				"--no-update-notifier",
				"--omit=dev"
			];
			let result = await machine.runTool("npm", [
				...words,
				...flags,
				"--os=linux",
				`--cpu=${cpu}`,
				`--libc=${libc}`
			], { cwd: directory });
			if (result.exitCode !== 0) throw new errors.yo(`agent: ${about.title} ${version} cannot be installed: ${saidBy(result)}`);
		}
		function packageFor(install, about) {
			let own = install.packages[about.platform];
			let all = Object.keys(install.packages).join(", ");
			if (own === void 0) throw new errors.yo(`agent: ${about.title} is not published for ${about.platform}, only for ${all}`);
			return own;
		}
		async function exactVersion(name, version, machine) {
			let found = await view([`${name}@${version}`, "version"], machine);
			if (typeof found == "string") return found;
			let newest = await view([name, "version"], machine);
			throw new errors.yo(`agent: there is no version ${version} of ${name}${typeof newest == "string" ? `; the newest is ${(0, untrusted.h0)(newest, 60)}` : ""}`);
		}
		async function integrityOf(name, version, machine) {
			let integrity = await view([`${name}@${version}`, "dist.integrity"], machine);
			if (typeof integrity == "string" && /^sha\d{3}-\S+$/.test(integrity)) return integrity;
			await exactVersion(name, version, machine);
			throw new errors.yo(`agent: npm knows no integrity of ${name}@${version}`);
		}
		async function view(words, machine) {
			let result = await machine.runTool("npm", [
				"view",
				...words,
				"--json"
			]);
			if (result.exitCode === 0) return result.stdout.trim() === "" ? null : JSON.parse(result.stdout);
			if (/\b(E404|ETARGET)\b/.test(result.stdout + result.stderr)) return null;
			throw new errors.yo(`agent: npm cannot tell about ${words[0]}: ${saidBy(result)}`);
		}
		function saidBy({ stdout, stderr, exitCode }) {
			let said = `${stdout}\n${stderr}`.split("\n").filter((line) => /npm (error|ERR!)/.test(line)).map((line) => line.replace(/^npm (error|ERR!)\s*/, "")).join("; ");
			return (0, untrusted.h0)(said, 400) || `npm ended with exit code ${exitCode}`;
		}
		async function writeLock(directory, packages, open) {
			let own = {
				name: "agentbench-agent",
				private: !0,
				dependencies: Object.fromEntries(packages.map(({ name, version }) => [name, version]))
			};
			await (0, promises_.writeFile)(external_node_path_.join(directory, "package.json"), JSON.stringify(own));
			if (open) return;
			let locked = packages.map(({ name, version, integrity }) => [`node_modules/${name}`, {
				version,
				integrity
			}]);
			let lock = {
				name: own.name,
				lockfileVersion: 3,
				packages: {
					"": own,
					...Object.fromEntries(locked)
				}
			};
			await (0, promises_.writeFile)(external_node_path_.join(directory, "package-lock.json"), JSON.stringify(lock));
		}
		let VERSIONS = ["3.12", "3.11"];
		let PYTHONS = [...VERSIONS.map((version) => `python${version}`), "python3"];
		async function installPypi(install, about, machine) {
			let python = await findPython(machine);
			if (python === null) throw new errors.yo(`agent: ${about.title} needs Python ${VERSIONS.join(" or ")} with pip on this machine, which is taken along; install it (actions/setup-python)`);
			let open = [`${install.package}==${about.version}`, ...install.with].join("\n");
			let requirements = about.isDefault ? withHashes(install.lock) : open;
			let result = await machine.runTool(python, [
				"-c",
				"\"\"\"Installs packages of PyPI with a copy of this Python that runs in any testbed of the same CPU: with its own C library.\n\n    python3 -c THIS DIRECTORY REQUIREMENTS\n\nREQUIREMENTS: the text of a requirements file; with digests, nothing else is installed. Prints nothing unless it fails.\n\"\"\"\nimport compileall\nimport os\nimport pathlib\nimport py_compile\nimport re\nimport shutil\nimport subprocess\nimport sys\nimport sysconfig\nimport tempfile\n\ntarget, requirements = pathlib.Path(sys.argv[1]), sys.argv[2]\nversion = \"python%d.%d\" % sys.version_info[:2]\nlibrary = target / \"lib\" / version\nstdlib = pathlib.Path(sysconfig.get_path(\"stdlib\"))\n\n# The standard library, without what only its own developers need, and without packages of this machine.\nleft_out = shutil.ignore_patterns(\n    \"site-packages\", \"dist-packages\", \"__pycache__\", \"test\", \"tests\", \"idlelib\", \"ensurepip\", \"turtledemo\", \"tkinter\",\n    \"config-*\", \"_tkinter*\", \"sitecustomize.py\", \"lib2to3\", \"*.a\",\n)\nshutil.copytree(stdlib, library, ignore=left_out, ignore_dangling_symlinks=True)\n(target / \"bin\").mkdir()\nshutil.copy(os.path.realpath(sys.executable), target / \"bin\" / \"python-program\")\n\n# Every library that Python and its modules are linked with, the loader among them.\nlibraries = target / \"lib\" / \"system\"\nlibraries.mkdir()\n\n\ndef linked(file):\n    \"\"\"Paths of the libraries of a program or module.\"\"\"\n    found = subprocess.run([\"ldd\", file], capture_output=True, text=True)\n    return re.findall(r\"(/\\S+)(?= \\(0x)\", found.stdout)\n\n\nfor file in [target / \"bin\" / \"python-program\", *library.glob(\"lib-dynload/*.so\")]:\n    for path in linked(file):\n        shutil.copy(path, libraries / os.path.basename(path))\nloaders = [name for name in os.listdir(libraries) if name.startswith(\"ld-linux\")]\nif not loaders:\n    sys.exit(\"this Python is not linked with glibc, so it cannot be taken along\")\n# Modules with libraries beside them (manylinux) need these too.\nfor name in (\"libstdc++.so.6\", \"libgcc_s.so.1\", \"librt.so.1\", \"libdl.so.2\", \"libpthread.so.0\", \"libutil.so.1\", \"libm.so.6\"):\n    for path in [pathlib.Path(folder) / name for folder in (\"/lib/x86_64-linux-gnu\", \"/usr/lib/x86_64-linux-gnu\", \"/lib64\", \"/usr/lib64\")]:\n        if path.exists() and not (libraries / name).exists():\n            shutil.copy(path, libraries / name)\n\npython = target / \"bin\" / \"python\"\npython.write_text(\n    '#!/bin/sh\\n'\n    'at=${0%/bin/*}\\n'\n    f'exec \"$at/lib/system/{loaders[0]}\" --library-path \"$at/lib/system\" --argv0 \"$0\" \"$at/bin/python-program\" \"$@\"\\n'\n)\npython.chmod(0o755)\n# Found by every Python that is started so, whatever its variables.\n(library / \"sitecustomize.py\").write_text(\n    'import os, site, sys\\nsite.addsitedir(os.path.join(sys.prefix, \"packages\"))\\n'\n)\n\npackages = target / \"packages\"\nwith tempfile.NamedTemporaryFile(\"w\", suffix=\".txt\") as file:\n    file.write(requirements)\n    file.flush()\n    options = [\"--require-hashes\", \"--no-deps\"] if \"--hash=\" in requirements else []\n    done = subprocess.run(\n        [sys.executable, \"-m\", \"pip\", \"install\", \"--quiet\", \"--disable-pip-version-check\", \"--no-input\", \"--no-compile\",\n         \"--only-binary\", \":all:\", \"--target\", str(packages), \"--report\", str(target / \"lock.json\"), *options, \"-r\", file.name],\n        capture_output=True, text=True,\n    )\nif done.returncode != 0:\n    sys.exit(done.stderr.strip()[-2000:] or \"pip failed\")\n# A read-only directory takes no bytecode later.\n# The digest of a file does not change with its time, which a copy may not keep.\nunchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH\ncompileall.compile_dir(str(target), quiet=2, workers=0, invalidation_mode=unchecked)\n",
				about.directory,
				requirements
			]);
			if (result.exitCode === 0) return;
			let said = result.stderr.trim().split("\n").at(-1) ?? "";
			if (/No matching distribution/.test(said) && said.includes(`${install.package}==`)) throw new errors.yo(`agent: there is no version ${about.version} of ${install.package} for Python on Linux`);
			throw new errors.yo(`agent: ${about.title} ${about.version} cannot be installed: ${(0, untrusted.h0)(said, 400)}`);
		}
		async function findPython(machine) {
			for (let python of PYTHONS) {
				let found = await machine.runTool(python, ["-c", "import pip, sys; print(\"%d.%d\" % sys.version_info[:2])"]).catch(() => null);
				if (found?.exitCode === 0 && VERSIONS.includes(found.stdout.trim())) return python;
			}
			return null;
		}
		function withHashes(lock) {
			return lock.trim().replaceAll(/ ([0-9a-f]{64})/g, " --hash=sha256:$1");
		}
		var external_node_crypto_ = __webpack_require__(77598);
		var lib = __webpack_require__(30238);
		var schemas = __webpack_require__(94343);
		var claim = __webpack_require__(76185);
		var tree = __webpack_require__(13590);
		var datasets_digest = __webpack_require__(43830);
		let recordSchema = schemas.Ikc({
			digest: schemas.YjP(),
			duration_ms: schemas.aig()
		});
		function agentsIn({ cacheDirectory }) {
			return external_node_path_.join(cacheDirectory, "agents");
		}
		async function installed(target, machine, fill) {
			let there = await intact(target);
			if (there !== null) return there;
			let folder = agentsIn(machine);
			let directory = external_node_path_.join(folder, `incomplete-${(0, external_node_crypto_.randomUUID)()}`);
			try {
				await (0, promises_.mkdir)(folder, { recursive: !0 });
				await (0, claim.B7)(directory);
			} catch (error) {
				throw new errors.yo(`agent: the cache ${folder} cannot be written: ${(0, errors.bD)(error)}; name another directory in XDG_CACHE_HOME`);
			}
			try {
				await (0, promises_.mkdir)(directory);
				let begun = performance.now();
				await fill(directory);
				await (0, promises_.chmod)(directory, 493);
				let duration = Math.round(performance.now() - begun);
				let digest = await (0, datasets_digest.o)(directory, (0, external_node_fs_.readdirSync)(directory));
				if ((0, external_node_fs_.existsSync)(target)) {
					let other = await intact(target);
					if (other !== null) return other;
					await (0, tree.dM)(target);
				}
				await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
				await lib(recordOf(target), JSON.stringify({
					digest,
					duration_ms: duration
				}));
				await (0, promises_.rename)(directory, target);
				return {
					directory: target,
					digest,
					duration
				};
			} catch (error) {
				let other = error instanceof errors.yo ? null : await intact(target);
				if (other !== null) return other;
				throw error;
			} finally {
				await (0, tree.dM)(directory);
				await (0, claim.Ht)(directory);
			}
		}
		async function intact(target) {
			try {
				let { digest, duration_ms } = recordSchema.parse(JSON.parse((0, external_node_fs_.readFileSync)(recordOf(target), "utf8")));
				return await (0, datasets_digest.o)(target, (0, external_node_fs_.readdirSync)(target)) === digest ? {
					directory: target,
					digest,
					duration: duration_ms
				} : null;
			} catch {
				return null;
			}
		}
		function recordOf(target) {
			return `${target}.json`;
		}
		var catalogue = __webpack_require__(96817);
		var kit_extras = __webpack_require__(15197);
		let SERVICES = {
			anthropic: {
				keys: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"],
				url: "ANTHROPIC_BASE_URL"
			},
			openai: {
				keys: ["OPENAI_API_KEY"],
				url: "OPENAI_BASE_URL"
			},
			openrouter: {
				keys: ["OPENROUTER_API_KEY"],
				url: "OPENROUTER_BASE_URL"
			},
			gemini: {
				keys: ["GEMINI_API_KEY"],
				url: "GOOGLE_GEMINI_BASE_URL"
			}
		};
		function serviceIn(names, environment) {
			for (let name of names) {
				let { keys, url } = SERVICES[name];
				let keyName = keys.find((key) => environment[key] !== void 0 && environment[key] !== "");
				let usual = name === "openrouter" ? "https://openrouter.ai/api/v1" : null;
				if (keyName !== void 0) return {
					name,
					keyName,
					key: environment[keyName],
					url: environment[url] ?? usual
				};
			}
			return null;
		}
		function keysOf(names) {
			return names.flatMap((name) => [...SERVICES[name].keys]);
		}
		var output_of = __webpack_require__(11220);
		let CPUS = {
			x86_64: "x64",
			amd64: "x64",
			aarch64: "arm64",
			arm64: "arm64"
		};
		async function lookAt(testbed, directory, signal) {
			let { stdout } = await (0, output_of.j)(testbed, `directory=${(0, shell.h)(directory)}\nls -- "\$directory" 2>/dev/null
echo
uname -m
for file in /lib/ld-musl-*.so.1 /lib64/ld-linux-*.so.* /lib/ld-linux-*.so.* /lib/*/ld-linux-*.so.*; do
  [ -e "\$file" ] && echo "\$file"
done
:`, 3e4, signal);
			let [names = "", found = ""] = stdout.toString("latin1", 0, 8192).split("\n\n");
			let [machine = "", ...loaders] = found.trim().split("\n");
			let platform = platformFrom(testbed.kind, machine, loaders);
			return {
				platform,
				equipped: names.split("\n").includes(platform)
			};
		}
		function platformFrom(kind, machine, loaders) {
			let where = kind === "docker" ? "the image" : "this machine";
			let cpu = Object.hasOwn(CPUS, machine) ? CPUS[machine] : void 0;
			if (cpu === void 0) throw new errors.ZD("platform", `${where} has the CPU ${machine.slice(0, 40) || "(unknown)"}; agents run on x86_64 and aarch64`);
			if (loaders.some((file) => file.includes("ld-linux"))) return `${cpu}-glibc`;
			if (loaders.length > 0) return `${cpu}-musl`;
			throw new errors.ZD("platform", `${where} has no C library (glibc or musl), so no agent runs there`);
		}
		function ownPlatform() {
			let cpu = process.arch === "arm64" ? "arm64" : "x64";
			let { header } = process.report.getReport();
			return `${cpu}-${header.glibcVersionRuntime === void 0 ? "musl" : "glibc"}`;
		}
		let CERTIFICATES = "ca-certificates.crt";
		class NamedAgent {
			agent;
			version;
			extras;
			#args;
			#model;
			#machine;
			#bin = "";
			#installs = new Map();
			static async of(options, machine) {
				if (options.agent === void 0) return null;
				let { agent, version } = (0, catalogue.agentNamed)(options.agent);
				if (agent.needsModel && options["agent-model"] === void 0) throw new errors.yo(`agent-model: ${agent.name} does not choose a model by itself; name one`);
				let extras = (0, kit_extras.Q)(agent, options);
				let exact = version !== null && !/^\d/.test(version) ? await tagged(agent, version, machine) : version;
				return new NamedAgent(agent, exact, extras, options, machine);
			}
			constructor(agent, version, extras, options, machine) {
				this.agent = agent;
				this.version = version;
				this.extras = extras;
				this.#args = options["agent-args"];
				this.#model = options["agent-model"] ?? null;
				this.#machine = machine;
			}
			get label() {
				return this.version === null ? this.agent.name : `${this.agent.name}@${this.version}`;
			}
			get command() {
				return [this.label, ...this.#args.map(shell.V)].join(" ");
			}
			get directory() {
				if (this.version === null) return null;
				return external_node_path_.join(agentsIn(this.#machine), this.agent.name.replaceAll(/[^\w.-]/g, "_"), this.version);
			}
			service(variables) {
				let { services, name } = this.agent;
				let service = serviceIn(services, variables);
				if (service === null && services.length > 0 && Object.keys(variables).length === 0) throw new errors.yo(`model-keys: ${name} needs a key of its model: ${keysOf(services).join(" or ")}`);
				return service;
			}
			async install(notice) {
				if (this.version === null) return null;
				(0, external_node_fs_.existsSync)(external_node_path_.join(this.directory, ownPlatform())) || notice(`installing ${this.label} into the cache`);
				return await this.#installFor(ownPlatform());
			}
			async prepare(testbed, signal) {
				let { skills, instructions } = this.extras;
				let contents = skills.map(([name, directory]) => [`${testbed.agentHome}/${this.agent.skills}/${name}`, { directory }]);
				instructions !== null && contents.push([`${testbed.agentHome}/${this.agent.instructions}`, { text: instructions }]);
				contents.length > 0 && await testbed.place(contents);
				if (testbed.agentDirectory === null) return {
					directory: null,
					platform: null
				};
				let root = testbed.agentDirectory;
				let { platform, equipped } = await lookAt(testbed, root, signal);
				let packages = await this.#installFor(platform).catch((error) => {
					throw error instanceof errors.yo ? new errors.ZD("platform", error.message.replace(/^agent: /, "")) : error;
				});
				let directory = `${root}/${platform}`;
				!equipped && !(await lookAt(testbed, root, signal)).equipped && await testbed.place([[directory, { directory: packages.directory }]]);
				return {
					directory,
					platform
				};
			}
			launch(ready, testbed, about) {
				let home = testbed.agentHome;
				let { mcp } = this.extras;
				let place = {
					program: ready.directory === null ? [] : this.#program(ready.directory, ready.platform),
					directory: ready.directory ?? "",
					home,
					workdir: testbed.workdir,
					promptFile: testbed.promptFile,
					outputDirectory: testbed.outputDirectory,
					prompt: about.prompt,
					model: this.#model,
					service: this.service(about.variables),
					args: this.#args,
					mcp,
					instructions: this.extras.instructions !== null,
					solution: about.solution
				};
				let launch = this.agent.launch(place);
				if (launch.argv.some((argument) => Buffer.byteLength(argument) > 122880)) throw new errors.ZD("agent", `${this.agent.name} takes its prompt as an argument, and Linux none of this length`);
				let { certificates } = this.agent;
				if (certificates === void 0) return launch;
				return {
					...launch,
					environment: {
						[certificates]: `${home}/${CERTIFICATES}`,
						...launch.environment
					},
					files: {
						...launch.files,
						[CERTIFICATES]: `${external_node_tls_.rootCertificates.join("\n")}\n`
					}
				};
			}
			#program(directory, platform) {
				let install = this.agent.install;
				if (install.from === "pypi") return [
					`${directory}/bin/python`,
					"-m",
					install.module
				];
				let own = packageFor(install, {
					title: this.agent.title,
					platform
				});
				let program = `${directory}/node_modules/${own.name}/${own.program ?? this.#bin}`;
				let [cpu] = platform.split("-");
				return install.node ? [`${directory}/node_modules/node-linux-${cpu}/bin/node`, program] : [program];
			}
			#installFor(platform) {
				let install = this.#installs.get(platform);
				if (install === void 0) {
					install = this.#install(platform);
					this.#installs.set(platform, install);
					install.catch(() => this.#installs.delete(platform));
				}
				return install;
			}
			async #install(platform) {
				let { install, title, version } = {
					...this.agent,
					version: this.version
				};
				let isDefault = version === this.agent.version;
				let done = await installed(external_node_path_.join(this.directory, platform), this.#machine, async (directory) => {
					let about = {
						title,
						version,
						isDefault,
						platform,
						directory
					};
					if (install?.from === "npm") return await installNpm(install, about, this.#machine);
					if (!platform.startsWith("x64")) throw new errors.yo(`agent: ${title} is installed for x86_64 only, not for ${platform}`);
					await installPypi(install, about, this.#machine);
				});
				install?.from === "npm" && install.dependencies !== void 0 && (this.#bin = binOf(external_node_path_.join(done.directory, "node_modules", packageFor(install, {
					title,
					platform
				}).name)));
				return done;
			}
		}
		function binOf(directory) {
			let { name, bin } = JSON.parse((0, external_node_fs_.readFileSync)(external_node_path_.join(directory, "package.json"), "utf8"));
			let file = typeof bin == "string" ? bin : Object.values(bin ?? {})[0];
			if (typeof file != "string" || external_node_path_.normalize(file).startsWith("..")) throw new errors.yo(`agent: ${name} has no program (bin in its package.json), so it is no agent`);
			return external_node_path_.normalize(file);
		}
		async function tagged(agent, tag, machine) {
			if (agent.install?.from !== "npm") throw new errors.yo(`agent: ${agent.name}@${tag}: name an exact version`);
			let { name } = packageFor(agent.install, {
				title: agent.title,
				platform: ownPlatform()
			});
			return await exactVersion(name, tag, machine);
		}
	}),
	42030: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => timestamp });
		function timestamp() {
			return new Date(performance.timeOrigin + performance.now()).toISOString();
		}
	}),
	52534: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => withVariables });
		let TEMPLATE = /^\$\{([^}:]+)(?::-(.*))?\}$/s;
		function withVariables(instance, given) {
			let { environment, evaluation } = instance;
			if (environment === void 0 || evaluation.kind !== "reward") return instance;
			let unsupported = [...environment.unsupported];
			let resolved = (variables, key) => Object.fromEntries(Object.entries(variables).map(([name, value]) => {
				let [, wanted, otherwise] = TEMPLATE.exec(value) ?? [];
				if (wanted === void 0) return [name, value];
				let text = Object.hasOwn(given, wanted) ? given[wanted] : otherwise;
				text === void 0 && unsupported.push({
					key: `${key}.${name}`,
					why: `takes ${wanted} from the machine; name it in task-env`
				});
				return [name, text ?? ""];
			}));
			return {
				...instance,
				evaluation: {
					...evaluation,
					variables: resolved(evaluation.variables, "verifier.env")
				},
				environment: {
					...environment,
					variables: resolved(environment.variables, "environment.env"),
					solution: environment.solution && {
						...environment.solution,
						variables: resolved(environment.solution.variables, "solution.env")
					},
					unsupported
				}
			};
		}
	}),
	24998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => selectInstances,
			m: () => takeShard
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18253);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
		let OF_FILE = /^(flaky|saturated):(.+)$/s;
		let PROPERTIES = {
			type: ({ taskType }) => [taskType],
			difficulty: ({ difficulty }) => difficulty === void 0 ? [] : [difficulty],
			tag: ({ tags = [] }) => tags
		};
		async function selectInstances(instances, selectors, note = () => {}) {
			let chosen = new Set(selectors.every((selector) => selector.startsWith("!")) ? instances : []);
			let excluded = new Set();
			let faults = [];
			for (let selector of selectors) {
				let exclusion = selector.startsWith("!");
				let wanted = exclusion ? selector.slice(1).trim() : selector;
				let [, kind, file] = OF_FILE.exec(wanted) ?? [];
				if (kind !== void 0) {
					let { readNoiseFile } = await __webpack_require__.e(8453).then(__webpack_require__.bind(__webpack_require__, 8453));
					let ids = new Set(readNoiseFile(file, kind));
					let matches = instances.filter(({ id }) => ids.has(id));
					matches.length < ids.size && note(`instances: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(ids.size - matches.length, "id")} of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(file)} with ${kind} not in the dataset`);
					for (let match of matches) (exclusion ? excluded : chosen).add(match);
					continue;
				}
				let matches = await instancesMatching(instances, wanted);
				matches.length === 0 && faults.push(noMatch(instances, selector));
				for (let match of matches) (exclusion ? excluded : chosen).add(match);
			}
			if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(faults.join("\n"));
			let selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
			if (selected.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`instances: the selectors leave no instance: ${selectors.join(", ")}`);
			return selected;
		}
		function takeShard(items, shard) {
			return shard === void 0 ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
		}
		async function instancesMatching(instances, selector) {
			if (selector === "all") return instances;
			let exact = instances.filter((instance) => instance.id === selector);
			if (exact.length > 0) return exact;
			let numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
			if (numbered.length === 1) return numbered;
			let [, name, wanted = ""] = /^(type|difficulty|tag):(.*)$/.exec(selector) ?? [];
			let { default: picomatch } = await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
			let matches = picomatch(name === void 0 ? selector : wanted, { dot: !0 });
			let texts = name === void 0 ? ({ id }) => [id] : PROPERTIES[name];
			return instances.filter((instance) => texts(instance).some((text) => matches(text)));
		}
		function noMatch(instances, selector) {
			let wanted = selector.replace(/^!/, "").trim();
			let [property] = /^(type|difficulty|tag)(?=:)/.exec(wanted) ?? [];
			let texts = (instance) => property === void 0 ? [instance.id] : PROPERTIES[property](instance).map((text) => `${property}:${text}`);
			let nearest = [...new Set(instances.flatMap(texts))].map((name) => ({
				name,
				away: (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(name, wanted)
			})).sort((a, b) => a.away - b.away).slice(0, 3).map(({ name }) => name);
			return `instances: "${selector}" matches nothing; ${nearest.length === 0 ? `no instance has a ${property}` : `nearest: ${nearest.join(", ")}`}`;
		}
	}),
	21452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Su: () => namesThisMachine,
			Y2: () => setsOnly,
			Zp: () => isUsualPth,
			tX: () => saysOnly
		});
		function saysOnly(begins) {
			return (text) => linesOf(text).every((line) => begins.test(line));
		}
		function setsOnly(begins) {
			return (text) => {
				let section = "";
				return linesOf(text).every((line) => {
					let [, head, rest] = /^\[\s*([^\]]*?)\s*\](.*)$/.exec(line) ?? [];
					head !== void 0 && (section = head.toLowerCase());
					let setting = (rest ?? line).trim();
					return setting === "" || begins.test(`${section}.${setting.toLowerCase()}`);
				});
			};
		}
		function namesThisMachine(text) {
			return linesOf(text).every((line) => {
				let [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
				let local = /^(127\.[\d.]+|::1)$/.test(address);
				return names.every((name) => /^localhost\b/i.test(name) ? local : !name.includes(".") || /\.(local|localdomain|internal|test)$/i.test(name));
			});
		}
		let USUAL_IMPORTS = [
			/^import os; var = 'SETUPTOOLS_USE_DISTUTILS'; enabled = os\.environ\.get\(var, '\w+'\) == 'local'; enabled and __import__\('_distutils_hack'\)(\.add_shim\(\))?;?$/,
			/^import _virtualenv$/,
			/^import (__editable___\w+_finder); \1\.install\(\)$/,
			/^import sys, types, os;(has_mfs = sys\.version_info > \(3, 5\);)?p = os\.path\.join\(sys\._getframe\(1\)\.f_locals\['sitedir'\], \*\(('\w+',? ?)+\)\);importlib = has_mfs and __import__\('importlib\.util'\);has_mfs and __import__\('importlib\.machinery'\);m = has_mfs and sys\.modules\.setdefault\('[\w.]+', importlib\.util\.module_from_spec\(importlib\.machinery\.PathFinder\.find_spec\('[\w.]+', \[os\.path\.dirname\(p\)\]\)\)\);m = m or sys\.modules\.setdefault\('[\w.]+', types\.ModuleType\('[\w.]+'\)\);mp = \(m or \[\]\) and m\.__dict__\.setdefault\('__path__',\[\]\);\(p not in mp\) and mp\.append\(p\)(;m and setattr\(sys\.modules\['[\w.]+'\], '\w+', m\))?$/
		];
		let USUAL_FILES = new Set([
			"f47446a60fdf5905e84e7d7c892baf92f8d5a3226d0da1599b9c014eab6c7ddb",
			"b8e1b828090bfec4b25656d04cd0948d3e70221ea8281ac0e12569eef48ae2a6",
			"320272733976834259547e559d769d87e2c1c7ead17c90446376800e79f2aeb4",
			"ef2ed06d19867ec669c09a804060666a9cd5e383af0a9d11aa2de79b77d448e8"
		]);
		function isUsualPth(text, sha256) {
			if (sha256 !== null && USUAL_FILES.has(sha256)) return !0;
			return linesOf(text).filter((line) => /^import\s/.test(line)).every((line) => USUAL_IMPORTS.some((usual) => usual.test(line)));
		}
		function linesOf(text) {
			return text.split(/\r?\n|\r/).map((line) => line.trim()).filter((line) => line !== "" && !/^[#;]/.test(line));
		}
	}),
	16830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LJ: () => asksForService,
			j5: () => listenersScript,
			hW: () => parseListeners,
			a5: () => portsOf,
			Yj: () => servicesOf,
			dS: () => standIns
		});
		var shell = __webpack_require__(12580);
		var untrusted = __webpack_require__(90492);
		let LISTENERS = "sockets() { grep -Hs -e ' 0A ' -e ' 00010000 ' /proc/net/tcp /proc/net/tcp6 /proc/net/unix; }\nholders() {\n  ls -ln /proc/[0-9]*/fd 2>/dev/null | grep -e '^/proc' -e 'socket:'\n  ls -ln /proc/[0-9]*/exe 2>/dev/null | sed 's/^.* \\(\\/proc\\/[0-9]*\\/exe\\) -> /exe \\1 /'\n  grep -Hs '^Uid:' /proc/[0-9]*/status\n  grep -azHs '' /proc/[0-9]*/cmdline | tr '\\000\\n' '\\n '\n  :\n}\nsockets_and_new_holders() (\n  known=\" $* \"\n  listening=$(sockets)\n  printf '%s\\n' \"$listening\"\n  set -f\n  IFS='\n'\n  for socket in $listening; do\n    IFS=' '\n    set -- $socket\n    case $1 in */unix*) inode=$7 ;; *) inode=${11} ;; esac\n    case $known in *\" $inode \"*) continue ;; esac\n    set +f\n    sockets\n    holders\n    break\n  done\n)\n";
		let CLIENTS = [
			[/\b(psql|pg_isready|pg_dump)\b/, 5432],
			[/\bredis-cli\b/, 6379],
			[/\b(mysql|mysqladmin|mariadb)\b/, 3306],
			[/\b(mongosh?|mongodump)\b/, 27017]
		];
		let DATABASE_SOCKET = /\/\.s\.PGSQL\.\d+$|\/mysqld?\.sock$/;
		let PLUMBING = /^(nc|ncat|netcat|nc\.\w+|socat\d*|busybox)$/;
		let INTERPRETER = /^(python|perl|ruby|node|nodejs|php)[\d.]*$/;
		let INLINE = [
			[/^python/, /^-(?![mWX])[A-Za-z]*c/],
			[/^(perl|ruby)/, /^-(?![MmIrW])[A-Za-z]*[eE]/],
			[/^node/, /^(-e|-p|-pe|--eval|--print)\b/],
			[/^php/, /^-r/]
		];
		let WITH_VALUE = /^(-[rIWX]|--require|--import)$/;
		let SOCKET_LINE = /^\/proc\/net\/(tcp|unix)6?: *(.*)$/;
		function listenersScript(before) {
			if (before === null) return `${LISTENERS}sockets`;
			return `${LISTENERS}sockets_and_new_holders ${before.map(({ inode }) => (0, shell.h)(inode)).join(" ")}`;
		}
		function parseListeners(output) {
			let listeners = new Map();
			let processes = new Map();
			let processOf = (id) => {
				processes.has(id) || processes.set(id, {
					executable: "",
					argv: [],
					sockets: [],
					user: ""
				});
				return processes.get(id);
			};
			let current = "";
			for (let line of output.split("\n")) {
				let [, kind, text] = SOCKET_LINE.exec(line) ?? [];
				let fields = text?.trim().split(/\s+/) ?? [];
				let executable = /^exe \/proc\/(\d+)\/exe (.*)$/.exec(line);
				let argument = /^\/proc\/(\d+)\/cmdline:(.*)$/.exec(line);
				let descriptors = /^\/proc\/(\d+)\/fd:$/.exec(line);
				let user = /^\/proc\/(\d+)\/status:Uid:\s+(\d+)/.exec(line);
				let socket = /socket:\[(\d+)\]$/.exec(line);
				kind === "tcp" && fields[3] === "0A" ? add(String(Number.parseInt(fields[1].split(":").at(-1), 16)), fields[9], fields[7]) : kind === "unix" && fields[3] === "00010000" ? add(fields.slice(7).join(" "), fields[6]) : executable === null ? user === null ? argument === null ? descriptors === null ? socket !== null && processOf(current).sockets.push(socket[1]) : current = descriptors[1] : processOf(argument[1]).argv.push(argument[2].slice(0, 1e3)) : processOf(user[1]).user = user[2] : processOf(executable[1]).executable = executable[2].replace(/ \(deleted\)$/, "");
			}
			for (let { executable, argv, sockets } of processes.values()) for (let inode of new Set(sockets)) listeners.get(inode)?.holders.push({
				executable,
				argv
			});
			let unseen = [...processes.values()].filter(({ executable }) => executable === "");
			for (let listener of listeners.values()) {
				if (listener.holders.length > 0) continue;
				listener.holders = unseen.filter(({ user }) => user === listener.user).map(({ argv }) => ({
					executable: argv[0] ?? "",
					argv
				}));
			}
			return [...listeners.values()];
			function add(address, inode, user = null) {
				address !== "" && inode !== void 0 && listeners.set(inode, {
					address,
					inode,
					user,
					holders: []
				});
			}
		}
		function asksForService(script, taskType) {
			return taskType === "dbsetup" || /\d{2,5}|\/|localhost/.test(script) || CLIENTS.some(([name]) => name.test(script));
		}
		function servicesOf(script, taskType) {
			let clients = CLIENTS.filter(([name]) => name.test(script)).map(([, port]) => String(port));
			let database = clients.length > 0 || taskType === "dbsetup";
			let named = new Set([...script.matchAll(/(?<![\w.])\d{2,5}(?![\w.])/g)].map(([number]) => number));
			/http:\/\/[\w.-]+(?![\w.:-])/.test(script) && named.add("80");
			/https:\/\/[\w.-]+(?![\w.:-])/.test(script) && named.add("443");
			return (address) => {
				if (clients.includes(address) || database && DATABASE_SOCKET.test(address)) return "database";
				if (named.has(address) || address.length > 1 && address.startsWith("/") && script.includes(address)) return database ? "database" : "any";
				return null;
			};
		}
		function portsOf(script, taskType) {
			let serviceAt = servicesOf(script, taskType);
			let likely = [
				...[...script.matchAll(/\d{2,5}/g)].map(([number]) => number),
				"80",
				"443",
				...CLIENTS.map(([, port]) => String(port))
			];
			return [...new Set(likely)].filter((port) => serviceAt(port) !== null).map(Number);
		}
		function newServices(before, after, serviceAt) {
			let old = new Set(before.map(({ inode }) => inode));
			return after.filter(({ address, inode }) => serviceAt(address) !== null && !old.has(inode));
		}
		function standIns(before, after, serviceAt) {
			return newServices(before, after, serviceAt).flatMap(({ address, holders }) => {
				let service = serviceAt(address);
				let held = holders.find(({ executable, argv }) => isStandIn(executable, argv, service));
				if (held === void 0) return [];
				return [{
					kind: "probe_stand_in",
					detail: `${address.startsWith("/") ? address : `port ${address}`} is answered by: ${(0, untrusted.h0)(held.argv.join(" "), 160)}`
				}];
			});
		}
		function isStandIn(executable, argv, service) {
			let name = baseName(executable);
			if (PLUMBING.test(name)) return !0;
			if (!INTERPRETER.test(name)) return !1;
			return service === "database" || runsInline(name, argv);
		}
		function runsInline(interpreter, [called = "", ...rest]) {
			let [, inline] = INLINE.find(([name]) => name.test(interpreter));
			let at = 0;
			for (; rest[at]?.startsWith("-"); at += WITH_VALUE.test(rest[at]) ? 2 : 1) if (rest[at] === "-" || inline.test(rest[at]) || /^-m ?http\.server\b/.test(rest.slice(at, at + 2).join(" "))) return !0;
			return at >= rest.length && INTERPRETER.test(baseName(called));
		}
		function baseName(file) {
			return file.slice(file.lastIndexOf("/") + 1);
		}
	}),
	3704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bl: () => commandWords,
			kd: () => compareLooks,
			Op: () => look,
			UV: () => lookAndRun,
			Fl: () => scriptOf
		});
		var external_node_crypto_ = __webpack_require__(77598);
		var errors = __webpack_require__(45145);
		var shell = __webpack_require__(12580);
		var long_script = __webpack_require__(47931);
		var output_of = __webpack_require__(11220);
		var files = __webpack_require__(3891);
		var untrusted = __webpack_require__(90492);
		var look_obeyed = __webpack_require__(76801);
		let MOST_MODULES = 8e3;
		function pythonScript(before) {
			let moment = "said=\"${said}moment$tab$(date +%s.%N)$newline\"";
			if (before === null || before.moment === null) return moment;
			return `${moment}
libraries=${(0, shell.h)(before.libraries.join("\n"))} since=${(0, shell.h)(`@${before.moment}`)} most=${MOST_MODULES}
roots=; for folder in \$libraries; do [ -d "\$folder" ] && roots="\$roots\$folder\$newline"; done
for folder in \$sites; do
  for name in pytest _pytest pluggy iniconfig; do [ -e "\$folder/\$name" ] && roots="\$roots\$folder/\$name\$newline"; done
done
[ -z "\$roots" ] || changed=\$(find -L \$roots -type d '(' -name site-packages -o -name dist-packages -o -name test -o -name idlelib ')' -prune -o -type f '(' -name '*.py' -o -name '*.so' -o -name '*.pyc' ')' -newerct "\$since" -print 2>/dev/null | head -n "\$most")
modules=
for path in \$changed; do
  case \$path in *.pyc) said="\${said}compiled\$newline" ;; /*) modules="\$modules\$path\$newline" ;; esac
done
records() {
  set +f
  for folder in \$sites; do
    for record in "\$folder"/pytest-*-info/RECORD "\$folder"/pluggy-*-info/RECORD "\$folder"/iniconfig-*-info/RECORD; do
      [ -f "\$record" ] && sed -n "s|^\\([^,]*\\),sha256=\\([^,]*\\),.*|record\$tab\\2\$tab\$folder/\\1|p" "\$record"
    done
  done
  set -f
}
[ -z "\$modules" ] || {
  sums=\$(md5sum \$modules 2>/dev/null)
  said="\$said\$(for path in \$modules; do echo "module\$tab\$path"; done; sha256sum \$modules; echo "\$sums"
    set +f; echo "\$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums | sed "s/^/owns\$tab/"; set -f
    records)\$newline"
} 2>/dev/null
`;
		}
		function asRecorded(sha256) {
			return Buffer.from(sha256, "hex").toString("base64url");
		}
		var tools = __webpack_require__(62892);
		function toolsScript(wanted, before, first) {
			let { commands, fileNames, seen, obeyed, python, pytest } = wanted;
			let anywhere = fileNames.filter((name) => !name.includes("/"));
			let places = fileNames.filter((name) => name.includes("/"));
			let known = [...before?.found.values() ?? [], ...before?.files.values() ?? []];
			return `LC_ALL=C; export LC_ALL
newline='
'
tab='	'; set -f; IFS=\$newline; said= files= looked= points= changed= modules= interpreters= sites= prefixes=/usr\$newline/usr/local\$newline\$HOME/.local\$newline
add() { case \$newline\$files in *"\$newline\$1\$newline"*) ;; *) files="\$files\$1\$newline" ;; esac; }
resolve() { for name do printf '%s ' "\$name"; command -v "\$name" || echo; done; }
look() {
  for found in \$(resolve "\$@"); do
    path=\${found#* }
    case \$path in */*) ;; *) continue ;; esac
    [ -f "\$path" ] && [ -x "\$path" ] || continue
    case \$path in */bin/python*)
      real=\$path; [ ! -L "\$path" ] || real=\$(readlink -f "\$path")
      prefixes="\$prefixes\${path%/bin/*}\$newline\${real%/bin/*}\$newline" ;;
    esac
    said="\${said}tool\$tab\${found%% *}\$tab\$path\$newline"
    add "\$path"
  done
}
named() {
  IFS=" \$tab"; set -- \${1#??}
  case \$1 in */env) shift; while case \$1 in -*) ;; *) false ;; esac; do shift; done ;; esac
  IFS=\$newline; interpreters="\$interpreters\$1\$newline"
}
file() { [ -f "\$1" ] && said="\${said}file\$tab\$1\$tab\$2\$newline" && add "\$1"; }
files() { role=\$1; shift; for path do file "\$path" "\$role"; done; }
named_by() {
  while IFS= read -r line || [ -n "\$line" ]; do
    case \$line in import[\\ \$tab]* | '#'* | '') ;; /*) startup "\$line" ;; *) startup "\$2/\$line" ;; esac
  done <"\$1"
}
startup() { for name in sitecustomize usercustomize; do for path in "\$1/\$name".* "\$1/\$name/__init__.py"; do file "\$path" startup; done; done; }

look ${[...new Set([...commands, ...before?.found.keys() ?? []])].map(shell.h).join(" ")}
python=${python ? "yes" : ""}
for path in \$(grep -lae '^#!' \$files); do
  IFS= read -r line <"\$path"
  case \$line in '#!'*) named "\$line" ;; esac
done 2>/dev/null
[ -z "\$interpreters" ] || look \$interpreters
set +f
for prefix in \$prefixes; do
  case \$newline\$looked in *"\$newline\$prefix\$newline"*) continue ;; esac
  looked="\$looked\$prefix\$newline"
  for path in "\$prefix"/lib/python*.zip; do file "\$path" startup; done
  for folder in "\$prefix"/lib/python*; do
    startup "\$folder"
    [ "\$python" ] && [ -f "\$folder/os.py" ] && said="\${said}library\$tab\$folder\$newline"
    for site in "\$folder/site-packages" "\$folder/dist-packages"; do
      [ -d "\$site" ] || continue
      sites="\$sites\$site\$newline"
      startup "\$site"
      for pth in "\$site"/*.pth; do file "\$pth" pth && named_by "\$pth" "\$site"; done
    done
  done
done

${obeyed.map(([tool, names]) => `files ${tool === "driver" ? tool : `obeyed:${tool}`} ${names.map(expanded).join(" ")}`).join("\n")}
${pytest ? "for folder in $sites; do\n  for path in \"$folder\"/*-info/entry_points.txt; do [ -f \"$path\" ] && points=\"$points$path$newline\"; done\ndone\nset -f\n[ -z \"$points\" ] || for path in $(grep -ls pytest11 $points); do file \"$path\" plugin; done\nfolder=$(pwd -P)\nfor step in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do\n  [ -n \"$folder\" ] || break\n  folder=${folder%/*}\n  for name in pytest.ini .pytest.ini pytest.toml .pytest.toml pyproject.toml tox.ini setup.cfg conftest.py; do file \"$folder/$name\" above; done\ndone\n" : ""}
set -f
files '' /etc/ld.so.preload ${places.map(shell.h).join(" ")}
files seen ${seen.map(shell.h).join(" ")}
${anywhere.length === 0 ? "" : `find_files() {
  files '' \$(find . -maxdepth 6 -type d \\
    '(' -name .git -o -name node_modules -o -name site-packages -o -name dist-packages -o -name __pycache__ -o -name .tox -o -name .nox ')' -prune \\
    -o -type f '(' "\$@" ')' -print 2>/dev/null | head -n 200)
}
find_files ${anywhere.map((name) => `-name ${(0, shell.h)(name)}`).join(" -o ")}`}
${python ? pythonScript(before?.python ?? null) : ""}
known=${(0, shell.h)(linesOf(known.map(({ identity, path }) => `id\t${identity}\t${path}`)))}
ids=\$(stat -L -c "id\$tab%d:%i:%s:%y:%z:%Z\$tab%n" \$files 2>/dev/null)
unchanged=\$newline
for id in \$ids; do
  case \$known in *"\$newline\$id\$newline"*) unchanged="\$unchanged\${id##*"\$tab"}\$newline" ;; esac
done
all=\$files; files=
for path in \$all; do
  case \$unchanged in *"\$newline\$path\$newline"*) ;; *) files="\$files\$path\$newline" ;; esac
done
sums=; [ -z "\$files" ] || sums=\$(sha256sum \$files 2>/dev/null)

${first}
printf '%s\\n' "$said$ids$newline$sums"
${before === null ? "" : lookClosely(known)}
:`;
		}
		function expanded(pattern) {
			return pattern.startsWith("~/") ? `"$HOME"${pattern.slice(1)}` : pattern;
		}
		function linesOf(lines) {
			return `\n${lines.join("\n")}\n`;
		}
		function lookClosely(known) {
			return `known=${(0, shell.h)(linesOf(known.map(({ sha256, path }) => `${sha256}  ${path}`)))}
beginning=${tools.C6}
others=
for sum in \$sums; do
  case \$known in *"\$newline\$sum\$newline"*) ;; *) others="\$others\${sum#*  }\$newline" ;; esac
done
[ -n "\$others" ] || exit 0
for path in \$others; do
  printf 'real\\t%s\\t%s\\n' "\$path" "\$(readlink -f "\$path")"
  printf 'begins\\t%s\\n' "\$path"; head -c "\$beginning" "\$path" | tr -d '\\000' | sed "s/^/text\$tab/"; echo
done
set +f
case \$others in *.pth"\$newline"*)
  for folder in \$sites; do
    cat "\$folder"/*-info/RECORD 2>/dev/null | sed -n "s|^\\([^,/]*\\.pth\\),sha256=\\([^,]*\\),.*|record\$tab\\2\$tab\$folder/\\1|p"
  done ;;
esac
set -f
sums=\$(md5sum \$others 2>/dev/null)
printf '%s\\n' "\$sums"
set +f
printf '%s\\n' "\$sums" | cut -c 1-32 | grep -hFf - /var/lib/dpkg/info/*.md5sums /var/lib/dpkg/status 2>/dev/null | sed "s/^/owns\$tab/"
`;
		}
		function parseTools(output, before) {
			let named = [];
			let files = [];
			let python = {
				moment: null,
				libraries: [],
				patched: [],
				compiled: !1
			};
			let modules = [];
			let recorded = new Map();
			let changed = 0;
			let digests = {
				sha256: new Map(),
				md5: new Map()
			};
			let identities = new Map();
			let real = new Map();
			let beginnings = new Map();
			let owned = new Set();
			let begun = "";
			for (let line of output.split("\n")) {
				let [word, first = "", second = ""] = line.split("	");
				let sum = /^([0-9a-f]{64}|[0-9a-f]{32}) [ *](.+)$/.exec(line);
				sum === null ? word === "tool" ? named.push([first, second]) : word === "file" ? files.push([first, second]) : word === "moment" ? python.moment = first : word === "library" ? python.libraries.push(first) : word === "module" ? modules.push(first) : word === "record" ? recorded.set(second, first) : word === "compiled" ? changed += 1 : word === "id" ? identities.set(second, first) : word === "real" ? real.set(first, second) : word === "begins" ? begun = first : word === "text" ? beginnings.set(begun, `${beginnings.get(begun) ?? ""}${line.slice(5)}\n`) : word === "owns" && owned.add(line.slice(5).trim()) : digests[sum[1].length === 64 ? "sha256" : "md5"].set(sum[2], sum[1]);
			}
			let earlier = [...before?.found.values() ?? [], ...before?.files.values() ?? []];
			let unchanged = new Map(earlier.map(({ identity, path, sha256 }) => [`${identity} ${path}`, sha256]));
			let tool = (path, role = "") => {
				let sha256 = digests.sha256.get(path) ?? unchanged.get(`${identities.get(path)} ${path}`) ?? null;
				return {
					path,
					role,
					sha256,
					identity: identities.get(path) ?? null,
					target: real.get(path) ?? path,
					packaged: isOwned(real.get(path) ?? path, digests.md5.get(path) ?? "", owned),
					recorded: sha256 !== null && recorded.get(path) === asRecorded(sha256),
					beginning: beginnings.get(path) ?? ""
				};
			};
			python.compiled = changed > 0;
			python.patched = modules.filter((path) => {
				let { packaged, recorded } = tool(path);
				return !packaged && !recorded;
			});
			changed + modules.length >= MOST_MODULES && python.patched.push(`more than ${MOST_MODULES} files`);
			return {
				found: new Map(named.map(([name, path]) => [name, tool(path)])),
				files: new Map(files.map(([path, role]) => [path, tool(path, role)])),
				python
			};
		}
		function isOwned(file, md5, owned) {
			return [
				file,
				file.replace(/^\/usr\//, "/"),
				`/usr${file}`
			].some((place) => owned.has(`${md5}  ${place.slice(1)}`) || owned.has(`${place} ${md5}`));
		}
		function glanceFunction(name, { commands, fileNames, seen, obeyed }, before) {
			let startup = before.python.libraries.flatMap((library) => ["site-packages", "dist-packages"].flatMap((folder) => [
				"*.pth",
				"sitecustomize.py",
				"usercustomize.py"
			].map((name) => `${(0, shell.h)(`${library}/${folder}`)}/${name}`)));
			let files = [
				"/etc/ld.so.preload",
				...[...fileNames, ...seen].map((name) => (0, shell.h)(name.includes("/") ? name : `./${name}`)),
				...obeyed.flatMap(([tool, files]) => (0, look_obeyed.n$)(tool) ? files.map(expanded) : []),
				...startup
			];
			let names = [...new Set([...commands, ...before.found.keys()])];
			return `glance() (
  IFS='
'
  exec stat -L -c '%d:%i:%s:%y:%z:%Z	%n	%A' \$(for name in \$names; do command -v "\$name"; done) "\$@"
) 2>/dev/null
names=${(0, shell.h)(names.join("\n"))}
${name}() { glance ${files.join(" ")}; }
`;
		}
		function changedMeanwhile({ commands }, { found, files }, glance) {
			let now = new Map();
			for (let line of glance.split("\n")) {
				let [identity = "", path = "", mode = ""] = line.split("	");
				let isData = commands.includes(path) && !/^-.*x/.test(mode);
				path.includes("/") && !isData && now.set(path, identity);
			}
			if (now.size === 0) return [];
			let known = new Map([...found.values(), ...files.values()].map(({ path, identity }) => [path, identity]));
			let changed = [...now].filter(([path, identity]) => known.get(path) !== identity).map(([path]) => path);
			if (changed.length === 0) return [];
			let shown = changed.slice(0, 5).join(", ") + (changed.length > 5 ? `, … ${changed.length - 5} more` : "");
			return [{
				kind: "changed_during_evaluation",
				detail: (0, untrusted.h0)(`while the success command ran: ${shown}`)
			}];
		}
		var look_listeners = __webpack_require__(16830);
		let LARGEST = 4194304;
		class Parts {
			marks = [Buffer.from(`\n${(0, external_node_crypto_.randomUUID)()}\n`), Buffer.from(`\n${(0, external_node_crypto_.randomUUID)()}\n`)];
			times = [];
			#around = [Buffer.alloc(0), Buffer.alloc(0)];
			#held = Buffer.alloc(0);
			get before() {
				return this.#around[0].toString();
			}
			get after() {
				return this.#around[1].toString();
			}
			push(chunk) {
				if (this.times.length === 0) {
					let said = Buffer.concat([this.#around[0], chunk]);
					let at = said.indexOf(this.marks[0]);
					if (at === -1) {
						this.#around[0] = said.length > LARGEST ? said.subarray(1 - this.marks[0].length) : said;
						return Buffer.alloc(0);
					}
					this.times.push(performance.now());
					this.#around[0] = said.subarray(0, at);
					return this.push(said.subarray(at + this.marks[0].length));
				}
				if (this.times.length === 2) {
					this.#around[1].length < LARGEST && (this.#around[1] = Buffer.concat([this.#around[1], chunk]));
					return Buffer.alloc(0);
				}
				let mark = this.marks[1];
				let said = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
				let at = said.indexOf(mark);
				if (at !== -1) {
					this.times.push(performance.now());
					this.#held = Buffer.alloc(0);
					this.push(said.subarray(at + mark.length));
					return said.subarray(0, at);
				}
				let end = beginningAtEnd(said, mark);
				this.#held = Buffer.from(said.subarray(said.length - end));
				return said.subarray(0, said.length - end);
			}
			end() {
				let held = this.#held;
				this.#held = Buffer.alloc(0);
				return held;
			}
		}
		function beginningAtEnd(text, mark) {
			for (let length = Math.min(mark.length - 1, text.length); length > 0; --length) if (text.subarray(-length).equals(mark.subarray(0, length))) return length;
			return 0;
		}
		let LIMIT = 3e4;
		let LOOKED_WITH = [
			"sh",
			"stat",
			"sha256sum",
			"md5sum",
			"readlink",
			"grep",
			"find",
			"ls",
			"tr",
			"head",
			"sed",
			"cat",
			"cut",
			"date"
		];
		let PLAN_TOOLS = [
			"bash",
			"python",
			"python3",
			"pytest",
			"perl",
			"diff",
			"curl",
			"cat",
			"timeout"
		];
		let RECIPES = [
			[/\bmake\b/, [
				"./GNUmakefile",
				"./makefile",
				"./Makefile"
			]],
			[/\btox\b/, ["./tox.ini"]],
			[/\b(pytest|tox|python[\d.]*)\b/, [
				"conftest.py",
				"pytest.ini",
				".pytest.ini",
				"pytest.py",
				"pluggy.py",
				"sitecustomize.py",
				"usercustomize.py"
			]],
			[/\b(pytest|tox)\b/, [
				"./pytest/__init__.py",
				"./pyproject.toml",
				"./setup.cfg",
				"./tox.ini"
			]]
		];
		let PYTHON = /\b(python[\d.]*|pytest|tox|pip[\d.]*|pipenv|poetry)\b/;
		let PYTEST = /\b(pytest|tox)\b/;
		let RUNS_PACKAGE_SCRIPTS = /\b(npm|yarn|pnpm|bun)\b(?!.*--ignore-scripts)/;
		async function look(testbed, instance, before, signal) {
			let question = new Question(instance, before);
			let { stdout, exit } = await (0, output_of.j)(testbed, question.script, LIMIT, signal);
			let answer = stdout.toString();
			if (before === null && !question.isWhole(answer)) {
				let why = exit.timedOut ? `within ${LIMIT / 1e3} s` : `whole; its shell ended with exit code ${exit.exitCode}`;
				throw new errors.ZD("testbed", `the testbed, asked for its tools, did not answer ${why}`);
			}
			let seen = question.look(answer, await packageScriptsFor(testbed, instance));
			if (before !== null || instance.evaluation.kind !== "reward") return seen;
			let tests = await (0, output_of.j)(testbed, "[ ! -e /tests ] || echo given", LIMIT, signal);
			return {
				...seen,
				testsGiven: tests.stdout.toString().trim() === "given"
			};
		}
		async function lookAndRun(testbed, instance, before, run) {
			let question = new Question(instance, before);
			let packageScripts = await packageScriptsFor(testbed, instance);
			let parts = new Parts();
			let [begins, ends] = parts.marks.map((mark) => (0, shell.h)(mark.toString()));
			let looks = `look_before() {\n${question.script}\n}\n${glanceFunction("look_after", wantedFor(instance), before.tools)}`;
			let value = await run({ async run(command, signal) {
				let script = await (0, long_script._)(command.script, testbed);
				let asked = performance.now();
				let exit = await testbed.run({
					...command,
					script: `${looks}command=${(0, shell.h)(script)} begins=${begins} ends=${ends}\nlook_before 2>/dev/null
printf %s "\$begins"
trap : TERM
exec 3>&2 2>/dev/null
(exec 2>&3 3>&-; exec /bin/sh -c "\$command")
code=\$?
printf %s "\$ends"
look_after
exit "\$code"
`,
					output(stream, chunk) {
						let own = stream === "stdout" ? parts.push(chunk) : chunk;
						return own.length > 0 ? command.output(stream, own) : void 0;
					}
				}, signal);
				let over = performance.now();
				let held = parts.end();
				held.length > 0 && await command.output("stdout", held);
				let [began = asked, ended = over] = parts.times;
				return {
					...exit,
					duration: Math.max(0, Math.round(exit.duration - (began - asked) - (over - ended)))
				};
			} });
			let after = question.look(parts.before, packageScripts);
			return {
				after,
				meanwhile: changedMeanwhile(wantedFor(instance), after.tools, parts.after),
				value
			};
		}
		class Question {
			script;
			#before;
			#mark = (0, external_node_crypto_.randomUUID)();
			#end = `\n${(0, external_node_crypto_.randomUUID)()}\n`;
			constructor(instance, before) {
				this.#before = before;
				let listens = (0, look_listeners.LJ)(scriptOf(instance.evaluation) ?? "", instance.taskType);
				let tools = toolsScript(wantedFor(instance), before?.tools ?? null, `wait; printf '\\n%s\\n' ${this.#mark}`);
				let script = listens ? `{ ${(0, look_listeners.j5)(before?.listeners ?? null)}\n} &\n${tools}` : tools;
				this.script = `(${script}) && printf %s ${(0, shell.h)(this.#end)}`;
			}
			isWhole(answer) {
				return answer.includes(this.#end);
			}
			look(answer, packageScripts) {
				let [listeners = "", tools = ""] = (this.isWhole(answer) ? answer : "").split(`\n${this.#mark}\n`);
				return {
					tools: parseTools(tools, this.#before?.tools ?? null),
					listeners: (0, look_listeners.hW)(listeners),
					packageScripts
				};
			}
		}
		function compareLooks(instance, before, after) {
			let script = scriptOf(instance.evaluation) ?? "";
			let notes = [
				...(0, tools.NL)(before.tools, after.tools).notes,
				...(0, tools.fJ)(before.tools, after.tools),
				...(0, look_listeners.dS)(before.listeners, after.listeners, (0, look_listeners.Yj)(script, instance.taskType))
			];
			before.packageScripts !== after.packageScripts && notes.push({
				kind: "recipe_changed",
				detail: "the scripts of package.json differ from those before the agent"
			});
			return notes;
		}
		function scriptOf(evaluation) {
			if (evaluation.kind === "reward") return evaluation.script;
			return evaluation.kind === "success_command" ? evaluation.command : null;
		}
		function wantedFor(instance) {
			let { evaluation } = instance;
			if (evaluation.kind === "test_plan") {
				let scripts = evaluation.points.flatMap(({ testcases }) => testcases.map(({ command }) => command ?? ""));
				let obeyed = [...(0, look_obeyed.o)(scripts.join("\n")), ["driver", look_obeyed.Vf]];
				return {
					commands: [...LOOKED_WITH, ...PLAN_TOOLS],
					fileNames: [],
					seen: [],
					obeyed,
					python: !0,
					pytest: !0
				};
			}
			let script = scriptOf(evaluation);
			let given = instance.repository !== null;
			let words = commandWords(script).filter((word) => given || word.startsWith("/") || !word.includes("/"));
			let fileNames = given ? RECIPES.flatMap(([tool, files]) => tool.test(script) ? files : []) : [];
			return {
				commands: [...new Set([
					...LOOKED_WITH,
					"bash",
					...words
				])],
				fileNames: [...new Set(fileNames)],
				seen: RUNS_PACKAGE_SCRIPTS.test(script) ? ["./package.json"] : [],
				obeyed: (0, look_obeyed.o)(script),
				python: PYTHON.test(script),
				pytest: PYTEST.test(script)
			};
		}
		function commandWords(script) {
			let words = script.match(/[\w.+/-]+/g) ?? [];
			let may = (word) => /^[\w./]/.test(word) && /[A-Za-z]/.test(word) && word.length <= 100;
			return [...new Set(words.filter(may))].slice(0, 100);
		}
		async function packageScriptsFor(testbed, instance) {
			if (!RUNS_PACKAGE_SCRIPTS.test(scriptOf(instance.evaluation) ?? "")) return null;
			let content = await (0, files.Cd)(testbed, `${testbed.workdir}/package.json`, 1048576);
			if (content === null) return null;
			try {
				return JSON.stringify(JSON.parse(content.toString()).scripts ?? {});
			} catch {
				return content.toString();
			}
		}
	}),
	76801: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EW: () => isHarmless,
			Vf: () => DRIVER_FILES,
			n$: () => keepsStill,
			o: () => obeyedBy
		});
		var _harmless_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21452);
		let NPM_SETTINGS = /^(@[\w.-]+:)?registry *=(?!.*(localhost|127\.))|^\/\/[\w.-]+\/|^(prefix|cache|store-dir|legacy-peer-deps|auto-install-peers|strict-peer-(deps|dependencies)|fund|audit|audit-level|loglevel|progress|update-notifier|engine-strict|save-exact|save-prefix|package-lock|fetch-[a-z-]+|maxsockets|python|(https-)?proxy|noproxy|strict-ssl|unsafe-perm|shamefully-hoist|node-linker) *=/;
		let YARN_SETTINGS = /^"?(registry|npmRegistryServer|lastUpdateCheck|nodeLinker|enableTelemetry|enableGlobalCache|httpTimeout|network-timeout|compressionLevel|(--)?(install\.)?ignore-engines|cache-folder|disable-self-update-check)"?(:| )(?!.*(localhost|127\.))/;
		let PNPM_SETTINGS = /^-|^(store-dir|registry|packages|onlyBuiltDependencies|ignoredBuiltDependencies|allowBuilds|nodeLinker|shamefullyHoist|autoInstallPeers|strictPeerDependencies) *[:=]|^['"]?@?[\w./-]+['"]?: *(true|false)$/;
		let BUNDLE_SETTINGS = /^---$|^BUNDLE_(PATH|PATH__SYSTEM|WITHOUT|JOBS|RETRY|TIMEOUT|FROZEN|DEPLOYMENT|CLEAN|BIN|CACHE_PATH|BUILD__\w+|FORCE_RUBY_PLATFORM|SPECIFIC_PLATFORM|SILENCE_ROOT_WARNING|IGNORE_MESSAGES|SSL_VERIFY_MODE):/;
		let GIT_SETTINGS = /^(user|safe|init|color|pull|push|https?|advice|url)\b.*\.|^core\.(autocrlf|eol|filemode|longpaths|quotepath|compression)\b/;
		let SSH_SETTINGS = /^(host|user|port|identityfile|identitiesonly|serveralive\w+|stricthostkeychecking|(user|global)knownhostsfile|(remote|local)forward|exitonforwardfailure|loglevel|batchmode|tcpkeepalive|connecttimeout|compression|sendenv|hashknownhosts|gssapi\w+|hostname[ =]+(localhost|127\.\S+|::1)$)\b/i;
		let PIP_SETTINGS = /^\w+\.((extra-)?index-url|trusted-host|timeout|default-timeout|retries|no-cache-dir|cache-dir|break-system-packages|disable-pip-version-check|root-user-action|proxy|cert|progress-bar|prefer-binary)\s*=/;
		let MYSQL_SETTINGS = /^(?!.*\.!include(?!dir \/etc\/mysql\/))((?!(client[^.]*|mysql|mysqladmin|mariadb-client)\.)|[^.]+\.(!|user|password|default-character-set|host\s*=\s*(localhost|127\.0\.0\.1)$|port\s*=\s*3306$|socket\s*=\s*\/\S*\/mysqld?\.sock$))/;
		let GLOBAL_NPMRC = [
			"/etc",
			"/usr/etc",
			"/usr/local/etc",
			"/usr/lib/node_modules/npm",
			"/usr/local/lib/node_modules/npm"
		];
		let RUBY_DEFAULTS = [
			"",
			"/*",
			"/site_ruby/*",
			"/vendor_ruby",
			"/vendor_ruby/*"
		].flatMap((folder) => ["/usr/lib/ruby", "/usr/local/lib/ruby"].map((ruby) => `${ruby}${folder}/rubygems/defaults/operating_system.rb`));
		let NETWORKED = /\b(curl|wget|ssh|git|psql|pg_isready|mysql|mysqladmin|mariadb|mongosh?|redis-cli|npm|yarn|pnpm|bundle|pip[\d.]*|tox)\b|https?:|localhost/;
		let NAME_SERVICES = /^hosts:\s+files\b(\s+(dns|myhostname|mymachines|resolve|mdns4?(_minimal)?|\[[!\w]+=\w+\]))*$|^(?!hosts)\w+:(\s+(files|compat|systemd|db|nis|\[[!\w]+=\w+\]))*$/;
		let OBEYED = {
			curl: {
				tool: /\bcurl\b/,
				files: [
					"~/.curlrc",
					"~/.config/curlrc",
					"~/.config/.curlrc"
				]
			},
			wget: {
				tool: /\bwget\b/,
				files: [
					"~/.wgetrc",
					"/etc/wgetrc",
					"/usr/local/etc/wgetrc"
				]
			},
			sqlite3: {
				tool: /\bsqlite3\b/,
				files: ["~/.sqliterc", "~/.config/sqlite3/sqliterc"]
			},
			psql: {
				tool: /\bpsql\b/,
				files: [
					"~/.psqlrc*",
					"~/.postgresqlrc",
					"/etc/postgresql-common/psqlrc",
					"/etc/postgresql-common/user_clusters"
				]
			},
			mysql: {
				tool: /\b(mysql|mysqladmin|mariadb)\b/,
				files: [
					"~/.my.cnf",
					"~/.mylogin.cnf",
					"/etc/my.cnf",
					"/etc/mysql/*.cnf",
					"/etc/mysql/*.d/*.cnf"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(MYSQL_SETTINGS)
			},
			mongosh: {
				tool: /\bmongo(sh)?\b/,
				files: [
					"~/.mongorc.js",
					"~/.mongoshrc.js",
					"/etc/mongorc.js",
					"/etc/mongosh.conf",
					"~/.mongodb/mongosh/snippets/package.json"
				]
			},
			npm: {
				tool: /\b(npm|npx|yarn|pnpm)\b/,
				files: [
					"./.npmrc",
					"~/.npmrc",
					...GLOBAL_NPMRC.map((folder) => `${folder}/npmrc`),
					"~/.nvm/versions/node/*/etc/npmrc"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(NPM_SETTINGS)
			},
			yarn: {
				tool: /\byarn\b/,
				files: [
					"./.yarnrc",
					"~/.yarnrc",
					"/etc/yarnrc",
					"./.yarnrc.yml",
					"~/.yarnrc.yml",
					"/.yarnrc.yml"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(YARN_SETTINGS),
				written: !0
			},
			pnpm: {
				tool: /\bpnpm\b/,
				files: [
					"~/.config/pnpm/rc",
					"./.pnpmfile.cjs",
					"./pnpm-workspace.yaml"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(PNPM_SETTINGS)
			},
			bundle: {
				tool: /\bbundler?\b/,
				files: [
					"./.bundle/config",
					"~/.bundle/config",
					"/usr/local/bundle/config",
					"./.bundle/plugin/index",
					"~/.bundle/plugin/index"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(BUNDLE_SETTINGS),
				written: !0
			},
			ruby: {
				tool: /\b(ruby|bundler?|gem|rake|rails|rspec)\b/,
				files: RUBY_DEFAULTS
			},
			git: {
				tool: /\b(git|npm|yarn|pnpm|bundle)\b/,
				files: [
					"~/.gitconfig",
					"~/.config/git/config",
					"/etc/gitconfig"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(GIT_SETTINGS)
			},
			ssh: {
				tool: /\b(ssh|scp)\b/,
				files: [
					"~/.ssh/config",
					"/etc/ssh/ssh_config",
					"/etc/ssh/ssh_config.d/*.conf"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(SSH_SETTINGS)
			},
			pip: {
				tool: /\b(pip[\d.]*|tox)\b/,
				files: [
					"/etc/pip.conf",
					"~/.pip/pip.conf",
					"~/.config/pip/pip.conf",
					"/etc/xdg/pip/pip.conf"
				],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Y2)(PIP_SETTINGS)
			},
			tox: {
				tool: /\btox\b/,
				files: ["~/.config/tox/config.ini"]
			},
			openssl: {
				tool: /\b(curl|wget|psql|mysql|node|npm|yarn|pnpm|ruby|bundle|python[\d.]*|pytest)\b/,
				files: ["/etc/ssl/openssl.cnf"]
			},
			hosts: {
				tool: NETWORKED,
				files: ["/etc/hosts"],
				harmless: _harmless_js__WEBPACK_IMPORTED_MODULE_0__.Su
			},
			nsswitch: {
				tool: NETWORKED,
				files: ["/etc/nsswitch.conf"],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(NAME_SERVICES)
			},
			resolver: {
				tool: NETWORKED,
				files: ["/etc/resolv.conf"],
				harmless: (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(/^(search|domain|options)\b|^nameserver\s+(127\.0\.0\.(11|53)$|(?!127\.|::1$))/),
				written: !0
			}
		};
		let DRIVER_FILES = [
			"/etc/perl",
			"/usr/local/lib/*/perl/*",
			"/usr/local/share/perl/*",
			"/usr/local/lib/site_perl"
		].flatMap((folder) => [
			"strict",
			"warnings",
			"Errno",
			"Fcntl",
			"POSIX",
			"Exporter",
			"XSLoader",
			"Tie/Hash",
			"Config"
		].map((name) => `${folder}/${name}.pm`));
		function obeyedBy(script) {
			return Object.entries(OBEYED).flatMap(([name, { tool, files }]) => tool.test(script) ? [[name, files]] : []);
		}
		function isHarmless(tool, text) {
			return (OBEYED[tool]?.harmless ?? (0, _harmless_js__WEBPACK_IMPORTED_MODULE_0__.tX)(/(?!)/))(text);
		}
		function keepsStill(tool) {
			return OBEYED[tool]?.written !== !0;
		}
	}),
	23067: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => pluginNames,
			l: () => isKnownPlugin
		});
		let KNOWN = new Set([
			"anyio",
			"faker",
			"hypothesis",
			"jaxtyping",
			"langsmith",
			"pyfakefs",
			"respx",
			"syrupy",
			"time-machine",
			"typeguard",
			"requests-mock",
			"responses",
			"freezegun",
			"allure-pytest",
			"nbval",
			"dash",
			"schemathesis",
			"xdoctest",
			"inline-snapshot",
			..."aiohttp asyncio bdd benchmark check cov coverage datadir dependency django dotenv env flask forked freezegun freezer html httpserver httpx instafail json-report lazy-fixture metadata mock mypy order ordering picked playwright postgresql qt randomly recording redis regressions repeat rerunfailures selenium socket spec splinter subtests sugar testmon timeout tornado trio vcr xdist xprocess xvfb".split(" ").map((name) => `pytest-${name}`)
		]);
		function isKnownPlugin(file) {
			let [, name] = /([^/]+?)-[^/-]*(-py[\d.]+)?\.(dist|egg)-info\/entry_points\.txt$/.exec(file) ?? [];
			return name !== void 0 && KNOWN.has(name.toLowerCase().replace(/[-_.]+/g, "-"));
		}
		function pluginNames(text) {
			let section = "";
			return text.split(/\r?\n|\r/).flatMap((line) => {
				let [, head] = /^\s*\[+([^\]]*)\]+\s*$/.exec(line) ?? [];
				head !== void 0 && (section = head.trim());
				let [, name] = /^\s*([^#=\s][^=]*?)\s*=/.exec(line) ?? [];
				return head === void 0 && section === "pytest11" && name !== void 0 ? [name] : [];
			});
		}
	}),
	35966: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I4: () => SHADOWS,
			RH: () => PLUGINS,
			wn: () => SECTION,
			yy: () => SETTINGS
		});
		let SHADOWS = /(^|\/)((pytest|_pytest|pluggy|sitecustomize|usercustomize)\.py|(pytest|_pytest|pluggy)\/__init__\.py)$/;
		let PLUGINS = /(^|\/)(conftest\.py|\.?pytest\.(ini|toml))$/;
		let SETTINGS = /(^|\/)(pyproject\.toml|setup\.cfg|tox\.ini)$/;
		let SECTION = /^\s*\[?\s*(["']?tool["']?\s*[.:]\s*)?["']?pytest["']?\s*[\].]/m;
	}),
	62892: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C6: () => BEGINNING,
			NL: () => compareTools,
			fJ: () => unpackagedTools
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
		var _harmless_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21452);
		var _obeyed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76801);
		var _plugins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23067);
		var _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35966);
		let DECISIVE = new Set(["above", "driver"]);
		let FOUND = new Set([
			"startup",
			"pth",
			"plugin"
		]);
		let BEGINNING = 4096;
		let TRUSTED = new Set([
			"sh",
			"bash",
			"python",
			"python3",
			"pytest"
		]);
		let PYTEST_SCRIPT = /^#!.*\n(?:.*\n){0,5}?from (?:_?pytest)\b[\w.]* import /;
		let SHELL_SCRIPT = /^#!\s*(\/\S*\/env\s+(-\S+\s+)*)?(\S*\/)?(ba|da|a|z|k)?sh\b(?!.*\n'''exec')/;
		function compareTools(before, after) {
			if (after.found.size === 0 && before.found.size > 0) return {
				notes: [{
					kind: "tools_unseen",
					detail: "The programs that the evaluation runs could not be examined after the agent."
				}],
				believed: !1,
				blocked: []
			};
			let changed = [...before.found].filter(([name, tool]) => isAnother(tool, after.found.get(name))).map(([name]) => name);
			let pytest = after.found.get("pytest");
			let genuine = pytest !== void 0 && PYTEST_SCRIPT.test(pytest.beginning);
			before.found.has("pytest") || pytest === void 0 || isUpgrade(pytest) || genuine || changed.push("pytest");
			let notes = changed.map((name) => ({
				kind: "tool_replaced",
				detail: `${name}: ${described(before.found.get(name)) ?? "not there"} before the agent, ${described(after.found.get(name)) ?? "gone"} after it`
			}));
			let blocked = [];
			let startup = !1;
			for (let [file, tool] of after.files) {
				let earlier = before.files.get(file);
				if (earlier === void 0 ? isUpgrade(tool) : !isAnother(earlier, tool)) continue;
				if (earlier === void 0 && FOUND.has(tool.role) && isOlder(tool, before.python.moment)) continue;
				let kind = kindOfFile(tool);
				if (kind === null) continue;
				tool.role === "plugin" && blocked.push(...(0, _plugins_js__WEBPACK_IMPORTED_MODULE_4__.U)(tool.beginning));
				startup ||= kind === "preload" || kind === "python_startup" && !tool.recorded || DECISIVE.has(tool.role);
				notes.push({
					kind,
					detail: (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(`${file} was ${earlier === void 0 ? "not there" : "different"} before the agent`)
				});
			}
			let { patched } = after.python;
			if (patched.length > 0) {
				let more = patched.length > 5 ? `, … ${patched.length - 5} more` : "";
				let detail = `modules of Python or pytest that are not as they were installed: ${patched.slice(0, 5).join(", ")}${more}`;
				notes.push({
					kind: "python_patched",
					detail: (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(detail)
				});
			}
			let trusted = (name) => (TRUSTED.has(name) || name.startsWith("/")) && !(name === "pytest" && genuine);
			return {
				notes,
				believed: !startup && patched.length === 0 && !changed.some(trusted),
				blocked
			};
		}
		function unpackagedTools(before, after) {
			return [...after.found].filter(([name, tool]) => !before.found.has(name) && !tool.packaged && SHELL_SCRIPT.test(tool.beginning)).map(([name, tool]) => ({
				kind: "tool_unpackaged",
				detail: `${name}: ${tool.path} is a shell script of no package, not there before the agent: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(tool.beginning, 120)}`
			}));
		}
		function isAnother(before, after) {
			if (after === void 0) return !0;
			return (before.path !== after.path || before.sha256 !== after.sha256) && !isUpgrade(after);
		}
		function isOlder({ identity }, moment) {
			return moment !== null && Number(identity?.split(":").at(-1)) < Math.floor(Number(moment));
		}
		function isUpgrade({ path: file, target, packaged }) {
			return packaged && node_path__WEBPACK_IMPORTED_MODULE_0__.basename(target).includes(node_path__WEBPACK_IMPORTED_MODULE_0__.basename(file));
		}
		function described(tool) {
			return tool === void 0 ? void 0 : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)([tool.path, tool.sha256].join(" ").trim());
		}
		function kindOfFile({ path: file, role, beginning, identity, sha256 }) {
			let whole = Number(identity?.split(":")[2]) <= BEGINNING;
			let [purpose, name = ""] = role.split(":");
			switch (purpose) {
				case "startup": return "python_startup";
				case "pth": return whole && (0, _harmless_js__WEBPACK_IMPORTED_MODULE_2__.Zp)(beginning, sha256) ? null : "python_startup";
				case "obeyed": return whole && (0, _obeyed_js__WEBPACK_IMPORTED_MODULE_3__.EW)(name, beginning) ? null : "tool_configured";
				case "driver": return "tool_configured";
				case "plugin": return whole && (0, _plugins_js__WEBPACK_IMPORTED_MODULE_4__.l)(file) ? null : "pytest_configured";
				case "seen": return null;
				case "above": return _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.RH.test(file) || !whole || _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.wn.test(beginning) ? "pytest_configured" : null;
			}
			if (file === "/etc/ld.so.preload") return "preload";
			if (/(^|\/)(site|user)customize[^/]*(\/__init__\.py)?$/.test(file)) return "python_startup";
			if (_pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.I4.test(file)) return "pytest_shadowed";
			if (_pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.RH.test(file) || _pytest_files_js__WEBPACK_IMPORTED_MODULE_5__.yy.test(file)) return "pytest_configured";
			return "recipe_changed";
		}
	}),
	42625: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => FloorStore });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
		let floorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(0),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(1),
			zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(2)
		])));
		class FloorStore {
			#directory;
			constructor(machine) {
				this.#directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.cacheDirectory, "floors");
			}
			async read(place) {
				try {
					return floorSchema.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(this.#file(place), "utf8")));
				} catch {
					return [];
				}
			}
			async write(place, floor) {
				let file = this.#file(place);
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: !0 });
				await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, `${JSON.stringify(floor)}\n`);
			}
			#file({ digest, mode, testbed, judge, limits, instanceId }) {
				let conditions = JSON.stringify([
					digest,
					mode,
					testbed,
					judge,
					limits
				]);
				let name = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(conditions).digest("hex").slice(0, 16);
				return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#directory, name, `${instanceId}.json`);
			}
		}
	}),
	44764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$r: () => targetOf,
			Ou: () => providersOf,
			fS: () => meterVariables,
			g_: () => meterNames,
			iC: () => withKey,
			jf: () => tokenIn,
			s1: () => plainPath
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _options_model_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7071);
		let KNOWN = {
			anthropic: {
				family: "anthropic",
				endpoint: "https://api.anthropic.com",
				addresses: ["ANTHROPIC_BASE_URL"]
			},
			openai: {
				family: "openai",
				endpoint: "https://api.openai.com/v1",
				addresses: ["OPENAI_BASE_URL", "OPENAI_API_BASE"]
			},
			gemini: {
				family: "gemini",
				endpoint: "https://generativelanguage.googleapis.com",
				addresses: ["GOOGLE_GEMINI_BASE_URL"]
			},
			openrouter: {
				family: "openai",
				endpoint: "https://openrouter.ai/api/v1",
				addresses: ["OPENROUTER_BASE_URL"]
			}
		};
		function ownKeyName(name) {
			return `${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}_API_KEY`;
		}
		function providersOf(keys, endpoints) {
			let left = new Map(Object.entries(keys));
			let take = (names) => {
				let taken = names.filter((name) => left.has(name)).map((name) => [name, left.get(name)]);
				for (let name of names) left.delete(name);
				return Object.fromEntries(taken);
			};
			let known = Object.entries(KNOWN).flatMap(([name, { family, endpoint }]) => {
				let own = endpoints.find((each) => each.name === name);
				let held = take(_options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC[name]);
				if (own === void 0 && Object.keys(held).length === 0) return [];
				return [{
					name,
					family,
					endpoint: own?.url ?? new URL(endpoint),
					keys: held
				}];
			});
			let others = endpoints.filter(({ name }) => !Object.hasOwn(KNOWN, name)).map(({ name, family, url }) => ({
				name,
				family,
				endpoint: url,
				keys: take([ownKeyName(name)])
			}));
			let [unused] = left.keys();
			if (unused !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`model-keys: ${unused} is the key of no provider; known are ${Object.values(_options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC).flat().join(", ")}, and NAME_API_KEY for a provider NAME of model-endpoints`);
			return [...known, ...others];
		}
		function meterVariables(providers, base, token) {
			let variables = { AGENTBENCH_MODEL_URL: base };
			let offered = new Set(providers.map(({ name }) => name));
			for (let provider of providers) {
				let url = `${base}/${provider.name}${pathOf(provider.endpoint)}`;
				let keys = Object.keys(provider.keys);
				for (let name of keys) variables[name] = token;
				let usual = Object.hasOwn(KNOWN, provider.name) || offered.has(provider.family) ? provider.name : provider.family;
				let { addresses } = KNOWN[usual] ?? { addresses: [] };
				let [first, ...others] = _options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC[usual] ?? [];
				first !== void 0 && ![first, ...others].some((name) => keys.includes(name)) && (variables[first] = token);
				for (let name of addresses) variables[name] ??= url;
			}
			return variables;
		}
		function meterNames(keys, endpoints) {
			let providers = providersOf(keys, endpoints);
			return providers.length === 0 ? [] : Object.keys(meterVariables(providers, "", ""));
		}
		let KEY_HEADERS = {
			authorization: "Bearer ",
			"x-api-key": "",
			"api-key": "",
			"x-goog-api-key": ""
		};
		let TAKEN_HEADERS = {
			anthropic: ["x-api-key", "authorization"],
			openai: ["authorization", "api-key"],
			gemini: ["x-goog-api-key", "authorization"]
		};
		function tokenIn(headers, url) {
			for (let [name, before] of Object.entries(KEY_HEADERS)) {
				let value = headers[name];
				if (typeof value == "string" && value.toLowerCase().startsWith(before.toLowerCase())) return value.slice(before.length).trim();
			}
			return url.searchParams.get("key");
		}
		function withKey(provider, headers, url) {
			let out = [];
			let found = [];
			for (let i = 0; i < headers.length; i += 2) {
				let name = headers[i];
				Object.hasOwn(KEY_HEADERS, name.toLowerCase()) ? found.push(name) : out.push(name, headers[i + 1]);
			}
			let { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_AUTH_TOKEN: authToken } = provider.keys;
			if (provider.family === "anthropic" && (apiKey !== void 0 || authToken !== void 0)) {
				if ((apiKey === void 0 || found.some((name) => name.toLowerCase() === "authorization")) && authToken !== void 0) return [
					...out,
					"authorization",
					`Bearer ${authToken}`
				];
				return [
					...out,
					"x-api-key",
					apiKey ?? ""
				];
			}
			let [key] = Object.values(provider.keys);
			let inQuery = url.searchParams.has("key");
			inQuery && key !== void 0 ? url.searchParams.set("key", key) : inQuery && url.searchParams.delete("key");
			if (key === void 0 || inQuery && found.length === 0) return out;
			let taken = TAKEN_HEADERS[provider.family];
			let name = found.find((each) => taken.includes(each.toLowerCase())) ?? taken[0];
			return [
				...out,
				name,
				`${KEY_HEADERS[name.toLowerCase()]}${key}`
			];
		}
		function targetOf(provider, path, query) {
			let base = pathOf(provider.endpoint);
			let isWhole = path === base || path.startsWith(`${base}/`);
			let url = URL.parse(provider.endpoint.origin + (isWhole ? path : base + path) + query);
			if (url === null || /(^|[/\\])\.\.([/\\]|$)/.test(plainPath(url.pathname))) return null;
			return url.pathname === base || url.pathname.startsWith(`${base}/`) ? url : null;
		}
		function plainPath(path) {
			let plain = path;
			for (let round = 0; round < 3; round++) plain = plain.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
			return plain.replaceAll(/;[^/]*/g, "").replaceAll(/\/{2,}/g, "/").replace(/[/\s\0]+$/, "");
		}
		function pathOf(url) {
			return url.pathname.replace(/\/+$/, "");
		}
	}),
	9962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => agentLimit });
		function agentLimit(options, task = {}) {
			return options["agent-timeout"] ?? task.agentTimeout ?? 72e5;
		}
	}),
	65211: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jh: () => resolveAgentEnv,
			Ts: () => resolveAgentDirectory,
			ZJ: () => refuseSolutions,
			f$: () => resolveTaskEnv,
			lI: () => requireAgent
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
		var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
		function resolveAgentEnv(options, machine) {
			let twice = options["agent-env"].filter(({ name }) => Object.hasOwn(options["agent-variables"], name));
			if (twice.length > 0) {
				let names = twice.map(({ name }) => name).join(", ");
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-variables: ${names}: also in agent-env; keep secrets in agent-env, other settings in agent-variables`);
			}
			let missing = [];
			let variables = {};
			for (let { name, value } of options["agent-env"]) {
				let text = value ?? machine.environment[name];
				text === void 0 ? missing.push(name) : variables[name] = text;
			}
			if (missing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-env: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} to be passed through but not set; set it, or write NAME=value`);
			let all = {
				"agent-variables": options["agent-variables"],
				"agent-env": variables
			};
			let large = Object.entries(all).flatMap(([option, values]) => Object.entries(values).flatMap(([name, text]) => Buffer.byteLength(`${name}=${text}`) > 131071 ? [{
				option,
				name,
				text
			}] : []))[0];
			if (large !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${large.option}: ${large.name} has ${Buffer.byteLength(large.text)} bytes, and Linux takes at most 128 KiB for a variable; put the text into a file of agent-directory`);
			return variables;
		}
		function requireAgent(options, agent) {
			let { "agent-command": command } = options;
			if (agent !== null) {
				let own = ["agent-command", "agent-directory"].find((name) => options[name] !== void 0);
				if (own !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${own}: agent: ${agent.agent.name} is given too; leave one of them out`);
				return {
					...options,
					"agent-command": agent.command,
					"agent-name": options["agent-name"] ?? agent.agent.name
				};
			}
			if (command === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo("agent: is required; name an agent (agentbench agents lists them), or give the command that runs yours in agent-command");
			let idle = [
				"agent-args",
				"agent-skills",
				"agent-mcp",
				"agent-instructions"
			].find((name) => Array.isArray(options[name]) ? options[name].length > 0 : options[name] !== void 0);
			if (idle !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${idle}: is for an agent named in the option agent, and means nothing to agent-command`);
			return {
				...options,
				"agent-command": command
			};
		}
		function resolveTaskEnv(options, machine) {
			let found = options["task-env"].map(({ name, value }) => [name, value ?? machine.environment[name]]);
			let missing = found.filter(([, value]) => value === void 0).map(([name]) => name);
			if (missing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`task-env: ${missing.join(", ")}: not set; set it, or write NAME=value`);
			return Object.fromEntries(found);
		}
		async function resolveAgentDirectory(options) {
			if (options["agent-directory"] === void 0) return null;
			let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(options["agent-directory"]);
			if (!(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => null))?.isDirectory()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-directory: ${directory} is not a directory that is there`);
			return directory;
		}
		function refuseSolutions(agentDirectory, dataset) {
			if (agentDirectory === null) return;
			let inside = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(agentDirectory) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep;
			let given = dataset.instances.find(({ solution }) => solution !== null && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(solution).startsWith(inside));
			if (given === void 0) return;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-directory: ${agentDirectory} holds the reference solution of ${given.id} (${given.solution}), which no agent may get; name a directory with the agent alone`);
		}
	}),
	89726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GF: () => openMeter,
			NA: () => ModelWatch,
			qs: () => resolveModelKeys
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _meter_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44764);
		function resolveModelKeys(options, agentNames, machine) {
			let keys = {};
			for (let { name, value } of options["model-keys"]) {
				let key = (value ?? machine.environment[name])?.trim();
				if (key === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`model-keys: ${name} is to be passed through but not set; set it, or write ${name}=…`);
				if (key === "") throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`model-keys: ${name} is empty; is the secret defined, and available to this workflow (forks have none)?`);
				keys[name] = key;
			}
			let taken = new Set((0, _meter_providers_js__WEBPACK_IMPORTED_MODULE_1__.g_)(keys, options["model-endpoints"]));
			let both = agentNames.filter((name) => taken.has(name));
			if (both.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`agent-env: ${both.join(", ")}: the meter sets ${both.length === 1 ? "this variable" : "these variables"} because of model-keys or model-endpoints; name it in one of the two only`);
			return keys;
		}
		async function openMeter(options, keys, provider, parts) {
			let hasModels = Object.keys(keys).length > 0 || options["model-endpoints"].length > 0;
			let restricted = provider.kind === "docker" && options.network === "restricted";
			if (!hasModels && !restricted) return null;
			if (hasModels && provider.kind === "docker" && options.network === "none") throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("network: none leaves no way to a model; with model-keys, use network: restricted");
			let { Meter } = await Promise.all([__webpack_require__.e(2004), __webpack_require__.e(2545)]).then(__webpack_require__.bind(__webpack_require__, 42545));
			return await Meter.open({
				options,
				keys,
				environment: parts.machine.environment,
				redactor: parts.redactor,
				address: restricted ? null : await addressFor(provider, options),
				runLimit: () => {
					let stop = parts.budget.costUsedUp();
					return stop === null ? null : {
						limit: "max-cost",
						message: stop.message
					};
				}
			});
		}
		async function addressFor(provider, options) {
			let address = options["model-address"] ?? await provider.harnessAddress();
			if (address !== null) return address;
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("the bridge network of this Docker daemon has no gateway at which containers reach the meter; name an address of this machine in model-address, or use network: restricted");
		}
		class ModelWatch {
			#budget;
			#notice;
			#unpriced = new Set();
			#refusals = 0;
			constructor(budget, notice) {
				this.#budget = budget;
				this.#notice = notice;
			}
			ended(account) {
				for (let model of account.unpriced) {
					if (this.#unpriced.has(model)) continue;
					this.#unpriced.add(model);
					this.#notice(`model-prices: ${model} has no price, so its cost is unknown and counts for no limit; add a line for it`);
				}
				let { fault, answered } = account;
				answered ? this.#refusals = 0 : fault?.kind === "model_refused" && (this.#refusals += 1);
				this.#refusals === 3 && this.#budget.stop("model_refused", `the model was refused in 3 trials in a row, without an answer in between: ${fault.message}; check the key and the model's name`);
			}
		}
	}),
	45557: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => chooseTestbed,
			l: () => planTrials
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24998);
		async function planTrials(dataset, options, note) {
			let instances = (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__.m)(await (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__.l)(dataset.instances, options.instances, note), options.shard);
			if (instances.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`shard: ${options.shard.index}/${options.shard.total} is empty; there are fewer selected instances than shards`);
			return Array.from({ length: options.trials }, (_, index) => instances.map((instance) => ({
				instance,
				trial: index + 1
			}))).flat();
		}
		function chooseTestbed(dataset, options) {
			return options.testbed === "auto" ? dataset.testbed ?? "docker" : options.testbed;
		}
	}),
	66634: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => checkTestbedOptions,
			U: () => resolveRun
		});
		var _agents_kit_named_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59642);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62426);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68785);
		var _datasets_harbor_variables_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52534);
		var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52323);
		var _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43210);
		var _judges_registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7254);
		var _testbeds_docker_images_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50054);
		var _agent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65211);
		var _models_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(89726);
		var _plan_trials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45557);
		async function resolveRun(given, { machine, observer, secrets, signal }) {
			let agent = await _agents_kit_named_js__WEBPACK_IMPORTED_MODULE_0__.$.of(given, machine);
			let options = (0, _agent_js__WEBPACK_IMPORTED_MODULE_8__.lI)(given, agent);
			let agentEnv = (0, _agent_js__WEBPACK_IMPORTED_MODULE_8__.Jh)(options, machine);
			let agentDirectory = agent === null ? await (0, _agent_js__WEBPACK_IMPORTED_MODULE_8__.Ts)(options) : null;
			let taskEnv = (0, _agent_js__WEBPACK_IMPORTED_MODULE_8__.f$)(options, machine);
			let loaded = await (0, _datasets_registry_js__WEBPACK_IMPORTED_MODULE_4__.Z)(options, (0, _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_5__.w)(machine)).catch((error) => {
				throw signal.aborted ? new _base_signals_js__WEBPACK_IMPORTED_MODULE_3__.j$(signal) : error;
			});
			let dataset = {
				...loaded,
				instances: loaded.instances.map((instance) => (0, _datasets_harbor_variables_js__WEBPACK_IMPORTED_MODULE_11__.s)(instance, taskEnv))
			};
			(0, _agent_js__WEBPACK_IMPORTED_MODULE_8__.ZJ)(agentDirectory, dataset);
			let plan = await (0, _plan_trials_js__WEBPACK_IMPORTED_MODULE_10__.l)(dataset, options, (message) => observer.notice(message));
			let testbed = (0, _plan_trials_js__WEBPACK_IMPORTED_MODULE_10__.B)(dataset, options);
			checkTestbedOptions(testbed, options, plan);
			let mode = plan.some(({ instance }) => instance.evaluation.kind === "test_plan") ? options.mode : null;
			if (mode === null && options.mode !== "dev") throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`mode: ${options.mode} is for PRDbench; ${dataset.name} has no modes`);
			let modelKeys = (0, _models_js__WEBPACK_IMPORTED_MODULE_9__.qs)(options, Object.keys(agentEnv), machine);
			agent?.service({
				...modelKeys,
				...options["agent-variables"],
				...agentEnv
			});
			let key = options["judge-api-key"];
			let redactor = new _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_2__.pO([
				...secrets,
				...Object.values(agentEnv),
				...Object.values(taskEnv),
				...Object.values(modelKeys),
				...key === void 0 ? [] : [key]
			]);
			let shown = Object.keys(agentEnv).filter((name) => agentEnv[name] !== "" && (0, _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_2__.r$)(agentEnv[name]));
			shown.length > 0 && observer.notice(`agent-env: ${shown.join(", ")}: too short to be kept out of logs and results`);
			let judge = await (0, _judges_registry_js__WEBPACK_IMPORTED_MODULE_6__.S)(options, machine, redactor, testbed);
			let empty = Object.entries(agentEnv).flatMap(([name, value]) => value.trim() === "" ? [name] : []);
			empty.length > 0 && observer.notice(`agent-env: ${empty.join(", ")}: the value is empty; is there a secret of this name?`);
			return {
				options,
				dataset,
				plan,
				testbed,
				mode,
				agentDirectory,
				agent,
				agentEnv,
				modelKeys,
				judge,
				redactor
			};
		}
		function checkTestbedOptions(testbed, options, trials) {
			if (testbed === "host") {
				if (trials.some(({ instance }) => instance.environment !== void 0)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo("testbed: Harbor tasks describe a container; use testbed: docker");
				if (options["keep-image"]) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo("keep-image: the host testbed has no image to keep; use testbed: docker");
				if (options.keep !== "never" && options.workdir !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo("keep: a workdir that is named is emptied for every trial; leave the option workdir out");
				return;
			}
			if (options.workdir !== void 0 && !/^\/[^/]/.test(options.workdir)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`workdir: "${options.workdir}" is not an absolute path in the container`);
			let named = ({ image, environment }) => (0, _testbeds_docker_images_js__WEBPACK_IMPORTED_MODULE_7__.N)(image, options) !== null || (environment?.unsupported.length ?? 0) > 0;
			let unnamed = trials.find(({ instance }) => !named(instance));
			if (unnamed !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`image: ${unnamed.instance.id} names no image, so the Docker testbed needs the option image (for PRDbench, images/prdbench/Dockerfile builds one)`);
		}
	}),
	3730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CF: () => BadAnswer,
			P_: () => Refusal,
			W_: () => NoAnswer,
			c2: () => statusOf,
			eO: () => explainDockerFault,
			lp: () => dockerFault,
			pn: () => isTooLong
		});
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);
		let BROKEN = [
			"ECONNREFUSED",
			"ECONNRESET",
			"EPIPE",
			"ENOENT",
			"ETIMEDOUT",
			"EHOSTUNREACH"
		];
		class Refusal extends Error {
			name = "Refusal";
			statusCode;
			constructor(statusCode, message) {
				super(message);
				this.statusCode = statusCode;
			}
		}
		class NoAnswer extends Error {
			name = "NoAnswer";
		}
		class BadAnswer extends Error {
			name = "BadAnswer";
		}
		function dockerFault(error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD) return error;
			let message = isSilent(error) ? `Docker does not answer any more (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}); see that its daemon runs, then run again with resume` : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim();
			return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", message, { cause: error });
		}
		function isEngineLost(error) {
			return error instanceof BadAnswer || isSilent(error) || statusOf(error) === 404 && /no such exec/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
		}
		async function explainDockerFault(container, error) {
			if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__.z) return error;
			if (error instanceof NoAnswer) return dockerFault(error);
			try {
				let { running, outOfMemory, exitCode } = await container.inspect();
				if (isEngineLost(error)) {
					let what = `Docker lost the command (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim()}): its daemon was restarted, or the connection broke`;
					return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", what, { cause: error });
				}
				if (!running) {
					let why = outOfMemory ? "it ran out of memory" : `exit code ${exitCode}`;
					return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z(`the container is no longer running: ${why}`);
				}
			} catch (inspection) {
				if (statusOf(inspection) === 404) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z("the container was removed from outside");
				return dockerFault(inspection);
			}
			if (!isTooLong((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)) && /OCI runtime exec failed|no such file or directory|chdir/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
			return dockerFault(error);
		}
		function isTooLong(message) {
			return /argument list too long/i.test(message);
		}
		function statusOf(error) {
			return error instanceof Refusal ? error.statusCode : void 0;
		}
		function isSilent(error) {
			return error instanceof NoAnswer || statusOf(error) === void 0 && BROKEN.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) ?? "");
		}
	}),
	50054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => chooseImage,
			T: () => Images
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
		let SUBSTITUTES = { "codeexecservice.azurecr.io/setupbench-node-16:latest": "node:16.10.0-bullseye" };
		let PAUSES = [
			0,
			3e3,
			1e4
		];
		function chooseImage(rowImage, options) {
			if (options.image !== void 0) return {
				name: options.image,
				substituted: !1
			};
			if (rowImage === null) return null;
			let mapped = options["image-map"].get(rowImage);
			if (mapped !== void 0) return {
				name: mapped,
				substituted: !1
			};
			let substitute = SUBSTITUTES[rowImage];
			return substitute === void 0 ? {
				name: rowImage,
				substituted: !1
			} : {
				name: substitute,
				substituted: !0
			};
		}
		class Images {
			#engine;
			#machine;
			#images = new Map();
			constructor(engine, machine) {
				this.#engine = engine;
				this.#machine = machine;
			}
			async provide(choice, build = null) {
				let image = this.#images.get(choice.name);
				if (image === void 0) {
					image = this.#provide(choice.name, build);
					this.#images.set(choice.name, image);
					image.catch((error) => error.kind === "docker" && this.forget(choice.name));
				}
				return {
					...choice,
					...await image
				};
			}
			forget(name) {
				this.#images.delete(name);
			}
			async #provide(name, build) {
				let present = await this.#inspect(name);
				if (present !== null) return present;
				await (build?.() ?? this.#pull(name));
				let pulled = await this.#inspect(name);
				if (pulled === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not there after it was ${build === null ? "pulled" : "built"}`);
				return pulled;
			}
			async #inspect(name) {
				try {
					let { id, digests, config } = await this.#engine.image(name);
					return {
						id,
						digest: digests[0] ?? id,
						config
					};
				} catch (error) {
					if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) === 404) return null;
					throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.lp)(error);
				}
			}
			async #pull(name) {
				let said = "";
				for (let pause of PAUSES) {
					await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
					let result = await this.#machine.runTool("docker", [
						"pull",
						"--quiet",
						"--",
						name
					]).catch((error) => {
						throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not here and cannot be pulled: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
					});
					if (result.exitCode === 0) return;
					said = result.stderr.trim().split("\n").slice(-3).join("\n");
					if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said)) break;
				}
				throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} cannot be pulled: ${said}`);
			}
		}
	}),
	85958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => filesOf });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function filesOf({ directory, leftOut }, target) {
			return below("");
			function below(place) {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, place), { withFileTypes: !0 }).flatMap((entry) => {
					let name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(place, entry.name);
					if (leftOut.includes(name)) return [];
					return entry.isDirectory() && leftOut.some((out) => out.startsWith(`${name}/`)) ? below(name) : [[node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(target, name), { directory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name) }]];
				});
			}
		}
	}),
	89051: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => actionsOf,
			p: () => callsOf
		});
		var _results_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
		var _classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27516);
		function actionsOf(trajectory) {
			let counts = Object.fromEntries(_results_actions_js__WEBPACK_IMPORTED_MODULE_0__.S.map((name) => [name, 0]));
			for (let call of callsOf(trajectory)) counts[(0, _classes_js__WEBPACK_IMPORTED_MODULE_1__.q)(call.function_name, call.arguments)] += 1;
			return counts;
		}
		function callsOf({ steps, subagent_trajectories: embedded }) {
			return [...steps.flatMap(({ is_copied_context: isCopied, tool_calls: calls }) => isCopied ? [] : calls ?? []), ...(embedded ?? []).flatMap(callsOf)];
		}
	}),
	10442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => agentEnvironment });
		var _options_agent_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9962);
		function agentEnvironment({ instance, trial, testbed, context, metering }, prompt) {
			let { dataset, agentEnv, options } = context;
			let limit = (0, _options_agent_limit_js__WEBPACK_IMPORTED_MODULE_0__.B)(options, instance);
			return {
				...agentEnv,
				...metering?.variables,
				AGENTBENCH_INSTANCE_ID: instance.id,
				AGENTBENCH_DATASET: dataset.name,
				AGENTBENCH_TASK_TYPE: instance.taskType,
				...Buffer.byteLength(prompt) <= 122880 ? { AGENTBENCH_PROMPT: prompt } : {},
				AGENTBENCH_PROMPT_FILE: testbed.promptFile,
				...testbed.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: testbed.agentDirectory },
				AGENTBENCH_WORKDIR: testbed.workdir,
				AGENTBENCH_TRIAL: String(trial),
				AGENTBENCH_TIMEOUT: String(Math.floor(limit / 1e3)),
				AGENTBENCH_DEADLINE: new Date(Date.now() + limit).toISOString(),
				AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory,
				AGENTBENCH_AGENT_HOME: testbed.agentHome
			};
		}
	}),
	98072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nx: () => findMissingAgent,
			JN: () => runAgent,
			pN: () => setUpAgent
		});
		var external_node_fs_ = __webpack_require__(73024);
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(45145);
		var shell = __webpack_require__(12580);
		var agent_limit = __webpack_require__(9962);
		var output_of = __webpack_require__(11220);
		var task_files = __webpack_require__(85958);
		var agent_environment = __webpack_require__(10442);
		let SETTINGS = new Set([
			"cd",
			"export",
			"set",
			"umask",
			"ulimit",
			"true",
			":"
		]);
		let PASSED_OVER = new Set([
			"mkdir",
			"echo",
			"printf"
		]);
		let KEYWORDS = /^(if|for|while|until|case|function|select|coproc|source|eval|trap|\.|!|\{|\[\[?)$/;
		let WRAPPERS = new Set([
			"exec",
			"command",
			"nohup",
			"time",
			"env",
			"timeout"
		]);
		let SHELLS = /^(bash|sh|dash|zsh|ksh)$/;
		let INTERPRETERS = /^(node|python[\d.]*|perl|ruby|deno|bun)$/;
		let ASSIGNMENT = /^[A-Za-z_]\w*=/;
		function agentWord(script) {
			let before = [];
			for (let at = 0; at < script.length;) {
				let statement = nextStatement(script, at);
				if (statement === null) return null;
				at = statement.end;
				let [first] = statement.words;
				let sets = statement.words.every((word) => ASSIGNMENT.test(word)) || SETTINGS.has(first);
				if (statement.words.length === 0 || sets || PASSED_OVER.has(first)) {
					if (![
						"",
						";",
						"\n",
						"&&"
					].includes(statement.operator)) return null;
					sets && statement.words.length > 0 && before.push(`${statement.text} || exit 0`);
					continue;
				}
				return wordOf(statement, before, script.slice(at));
			}
			return null;
		}
		function wordOf({ words, operator }, before, rest) {
			let [first, second] = withoutWrappers(words) ?? [];
			if (first === void 0 || KEYWORDS.test(first) || operator === "&") return null;
			let isThere = (word) => `command -v -- ${word} >/dev/null 2>&1`;
			let isProgram = `{ ${isThere(first)} && case ${first} in */*) [ -x ${first} ] ;; esac; }`;
			let name = first.slice(first.lastIndexOf("/") + 1);
			let given = (SHELLS.test(name) || INTERPRETERS.test(name)) && second !== void 0 && !second.startsWith("-") ? second : null;
			let checks = [`${isProgram} || exit 127`];
			given !== null && checks.push(`[ -e ${given} ] || ${isThere(given)} || exit 127`);
			let last = /^\s*(#[^\n]*\s*)*$/.test(rest);
			return {
				word: given === null ? first : `${first} ${given}`,
				check: [
					...before,
					...checks,
					"exit 0"
				].join("\n"),
				decides: last || operator === "&&" || operator === "|",
				piped: operator === "|"
			};
		}
		function withoutWrappers(words) {
			let left = words;
			for (;;) {
				for (; left[0] !== void 0 && ASSIGNMENT.test(left[0]);) left = left.slice(1);
				let [first, second] = left;
				if (first === void 0 || !WRAPPERS.has(first)) return left;
				if (second === void 0 || second.startsWith("-")) return null;
				left = left.slice(first === "timeout" ? 2 : 1);
			}
		}
		function nextStatement(script, begin) {
			let words = [];
			let word = "";
			let redirected = !1;
			let endWord = () => {
				if (word === "") return;
				redirected ? redirected = !1 : words.push(word);
				word = "";
			};
			for (let at = begin; at < script.length;) {
				let rest = script.slice(at);
				let [piece] = /^(?:'[^']*'|"(?:[^"\\$`]|\\.|\$(?!\())*"|\\[^\n]|\$(?![('"])|[^\s;&|<>()'"\\$`#])/s.exec(rest) ?? [];
				if (piece !== void 0) {
					word += piece;
					at += piece.length;
					continue;
				}
				let [space] = /^(?:[ \t]+|\\\n)/.exec(rest) ?? [];
				if (space !== void 0) {
					endWord();
					at += space.length;
					continue;
				}
				if (rest.startsWith("#")) {
					if (word !== "") {
						word += "#";
						at += 1;
					} else at += /^#[^\n]*/.exec(rest)[0].length;
					continue;
				}
				let [redirection] = /^(?:&>>?|>&|<&|>>|>\||<(?![<(])|>(?!\())/.exec(rest) ?? [];
				if (redirection !== void 0) {
					/^\d+$/.test(word) && (word = "");
					endWord();
					redirected = !0;
					at += redirection.length;
					continue;
				}
				let [operator] = /^(?:&&|\|\||\|&|[;&|\n])/.exec(rest) ?? [];
				if (operator === void 0) return null;
				endWord();
				return {
					words,
					text: script.slice(begin, at).trim(),
					operator: operator === "|&" ? "|" : operator,
					end: at + operator.length
				};
			}
			endWord();
			return {
				words,
				text: script.slice(begin).trim(),
				operator: "",
				end: script.length
			};
		}
		async function setUpAgent(live) {
			let { context, instance } = live;
			let exit = await runAsAgent(live, context.options["agent-setup"], instance.prompt, "agent-setup.log");
			if (exit.timedOut) throw new errors.ZD("agent_setup", "agent-setup did not end within agent-timeout");
			if (exit.exitCode !== 0) throw new errors.ZD("agent_setup", `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
		}
		let NOT_EXECUTED = [126, 127];
		let SEARCH_LIMIT = 3e4;
		async function findMissingAgent(live) {
			let { testbed, context, instance, signal } = live;
			if (context.agent !== null) return null;
			let word = agentWord(context.options["agent-command"]);
			if (word === null) return null;
			let environment = (0, agent_environment.F)(live, instance.prompt);
			let command = {
				shell: "agent",
				script: word.check,
				timeout: SEARCH_LIMIT,
				lasting: !1
			};
			try {
				let { exitCode } = await testbed.run({
					...command,
					...userOf(live),
					environment,
					output() {}
				}, signal);
				return exitCode === 127 ? word : null;
			} catch {
				signal.throwIfAborted();
				return null;
			}
		}
		async function runAgent(live, prompt, log, missing) {
			let { record, context } = live;
			let told = keepPrompt(live, prompt, log.replace(/^agent(.*)\.log$/, "prompt$1.txt"));
			let launch = context.agent === null ? null : await place(live, prompt);
			let exit = launch === null ? await runAsAgent(live, context.options["agent-command"], prompt, log) : await runAsAgent(live, scriptOf(launch), prompt, log, launch.environment);
			await told;
			Object.assign(record.result.agent, {
				exit_code: exit.exitCode,
				timed_out: exit.timedOut,
				ended_by: exit.timedOut ? "time_limit" : null,
				duration_ms: exit.duration
			});
			exit.survived && record.note("agent_not_ended", "Processes of the agent outlived its time limit and may run during the evaluation.");
			if (exit.exitCode === 75) throw new errors.ZD("agent_unavailable", `the agent could not work: exit code ${exit.exitCode}; see ${log}`);
			if (missing !== null && hasFailedFor(missing, exit.exitCode)) throw new errors.ZD("agent_not_found", `agent-command: ${missing.word} is not there, or cannot be executed, in the testbed; put it into agent-directory, or install it by agent-setup`);
		}
		async function place(live, prompt) {
			let { testbed, context, instance, agent, metering } = live;
			let named = context.agent;
			let contents = [];
			let solution = null;
			if (named.agent.solves) {
				if (instance.solution === null) throw new errors.ZD("no_solution", `agent: ${named.agent.name}: the dataset has no solution of ${instance.id}`);
				let task = instance.environment?.solution ?? null;
				if (task !== null) return await placeTaskSolution(live, task);
				solution = external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.agentHome), "solution");
				let directory = (0, external_node_fs_.statSync)(instance.solution).isDirectory();
				contents.push([solution, directory ? { directory: instance.solution } : { text: (0, external_node_fs_.readFileSync)(instance.solution, "utf8") }]);
			}
			let variables = {
				...context.agentEnv,
				...metering?.variables
			};
			let launch = named.launch(agent, testbed, {
				prompt,
				variables,
				solution
			});
			for (let [name, text] of Object.entries(launch.files ?? {})) contents.push([external_node_path_.posix.join(testbed.agentHome, name), { text }]);
			contents.length > 0 && await testbed.place(contents);
			return launch;
		}
		async function placeTaskSolution({ testbed, signal }, solution) {
			await testbed.place((0, task_files.R)(solution, "/solution"));
			await (0, output_of.j)(testbed, "chmod +x /solution/solve.sh", SEARCH_LIMIT, signal);
			return {
				argv: ["/solution/solve.sh"],
				environment: {
					DEBIAN_FRONTEND: "noninteractive",
					...solution.variables
				}
			};
		}
		function scriptOf({ argv, stdin }) {
			let command = `exec ${argv.map(shell.h).join(" ")}`;
			return stdin ? `${command} <"$AGENTBENCH_PROMPT_FILE"` : command;
		}
		function hasFailedFor({ decides, piped }, exitCode) {
			if (exitCode === null) return !1;
			return NOT_EXECUTED.includes(exitCode) || piped || decides && exitCode !== 0;
		}
		async function keepPrompt({ directory, context }, prompt, name) {
			await (0, promises_.writeFile)(external_node_path_.join(directory, name), context.redactor.text(prompt)).catch(() => {});
		}
		function userOf({ instance }) {
			return instance.environment === void 0 ? {} : { user: instance.environment.agentUser };
		}
		function runAsAgent(live, script, prompt, log, own = {}) {
			let { testbed, logs, context, instance, signal } = live;
			let command = {
				shell: "agent",
				script,
				environment: {
					...own,
					...(0, agent_environment.F)(live, prompt)
				},
				timeout: (0, agent_limit.B)(context.options, instance),
				...userOf(live),
				until: live.metering?.over,
				lasting: !0
			};
			return logs.run(log, testbed, command, signal);
		}
	}),
	22514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => emptyResult,
			M6: () => digestOfPrompt,
			jk: () => agentOf
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var _base_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42030);
		var _results_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35978);
		function emptyResult(instance, trial, attempt, context) {
			let { dataset, options, testbeds } = context;
			let now = (0, _base_clock_js__WEBPACK_IMPORTED_MODULE_2__.v)();
			return {
				schema: "agentbench/result/v1",
				dataset: {
					name: dataset.name,
					ref: dataset.ref,
					digest: dataset.digest
				},
				instance_id: instance.id,
				task_type: instance.taskType,
				trial,
				attempt,
				status: "not_run",
				score: null,
				agent: {
					...agentOf(options),
					prompt_digest: digestOfPrompt(instance.prompt)
				},
				evaluation: null,
				testbed: {
					kind: testbeds.kind,
					image: null,
					image_digest: null,
					substituted: !1,
					kept_image: null,
					commit: null
				},
				human_actions: instance.humanActions,
				prerunner: null,
				stages: [],
				integrity: [],
				error: null,
				started_at: now,
				finished_at: now,
				harness_version: context.version,
				github: context.github
			};
		}
		function agentOf(options) {
			return {
				name: options["agent-name"] ?? null,
				model: options["agent-model"] ?? null,
				command: options["agent-command"],
				exit_code: null,
				timed_out: !1,
				duration_ms: 0,
				ended_by: null,
				usage: (0, _results_usage_js__WEBPACK_IMPORTED_MODULE_1__.wD)(),
				meter: null,
				trajectory: null,
				actions: null
			};
		}
		function digestOfPrompt(prompt) {
			return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(prompt).digest("hex")}`;
		}
	}),
	72316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => Logs });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _command_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14397);
		var _prerunner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62558);
		class Logs {
			failedCommands = new _prerunner_js__WEBPACK_IMPORTED_MODULE_2__.W();
			#directory;
			#context;
			#logs = new Map();
			constructor(directory, context) {
				this.#directory = directory;
				this.#context = context;
			}
			async run(name, testbed, command, signal, watcher) {
				let log = this.#logs.get(name) ?? this.#open(name);
				let output = (stream, chunk) => {
					watcher?.push(stream, chunk);
					return log.output(stream, chunk);
				};
				return await testbed.run({
					...command,
					output
				}, signal);
			}
			async write(name, text) {
				await (this.#logs.get(name) ?? this.#open(name)).output("stdout", Buffer.from(text));
			}
			#open(name) {
				let { options, redactor } = this.#context;
				let log = new _command_log_js__WEBPACK_IMPORTED_MODULE_1__.q(node_path__WEBPACK_IMPORTED_MODULE_0__.join(this.#directory, name), options["max-log-size"], redactor);
				this.#logs.set(name, log);
				return log;
			}
			tails() {
				return new Map([...this.#logs].map(([name, log]) => [name, log.tail()]));
			}
			async close(record) {
				for (let [name, log] of this.#logs) {
					let fault = await log.close();
					fault !== null && record.note("log_incomplete", `${name}: ${fault}`);
				}
				for (let line of this.failedCommands.found.slice(0, 10)) record.note("prerunner_command_failed", `prerunner.sh line ${line}`);
			}
		}
	}),
	27515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => applyModelFault,
			F: () => metered
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64780);
		var _trajectory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59654);
		async function metered(live, file, work) {
			let { context, testbed, directory, spent } = live;
			let { meter: run } = context;
			if (run === null || !run.hasModels) {
				await work();
				await testbed.relay?.check();
				return;
			}
			let place = {
				instanceId: live.instance.id,
				trial: live.trial
			};
			let over = new AbortController();
			let timer;
			let refused = null;
			let { meter, variables } = run.begin({
				directory,
				file,
				relay: testbed.relay,
				spent,
				onCost(cost) {
					context.onCost(cost);
					context.observer.trialSpent(place, cost);
				},
				onRefusal({ message }) {
					refused = message;
					timer = setTimeout(() => over.abort(), 1e4);
				}
			});
			live.metering = {
				variables,
				over: over.signal
			};
			try {
				await work();
			} finally {
				clearTimeout(timer);
				live.metering = null;
				record(live, meter, await meter.close(), refused);
				await keepTrajectory(live, file);
			}
			await testbed.relay?.check();
		}
		function record(live, meter, usage, refused) {
			let { spent, context } = live;
			let { record } = live;
			spent.cost += meter.account.cost;
			spent.requests += usage.requests;
			let { agent } = record.result;
			agent.usage = usageOf(usage);
			agent.model ??= usage.models[0] ?? null;
			let { throttled_requests, unmetered_requests, waiting_ms, hosted_tools } = usage;
			agent.meter = {
				throttled_requests,
				unmetered_requests,
				waiting_ms,
				hosted_tools
			};
			refused !== null && (agent.ended_by = "budget");
			usage.requests === 0 && record.note("no_model_request", "The agent sent no request to a model of model-keys.");
			refused !== null && record.note("budget_used_up", `${refused}; the agent's work until then was evaluated.`);
			meter.logError !== null && record.note("exchanges_incomplete", (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(meter.logError));
			meter.leftOut > 0 && record.note("exchanges_incomplete", `${meter.leftOut} exchanges have no line: the file has the size of max-log-size`);
			live.modelFault = meter.account.fault;
			context.onModels(meter.account);
		}
		async function keepTrajectory(live, exchanges) {
			let { writeTrajectory } = await __webpack_require__.e(2948).then(__webpack_require__.bind(__webpack_require__, 72948));
			let { directory, context, instance, trial, record } = live;
			let { name, model } = record.result.agent;
			let file = exchanges.replace("exchanges", "trajectory").replace(/jsonl$/, "json");
			let about = {
				session: `${instance.id}/trial-${trial}`,
				name,
				version: null,
				model
			};
			let size = context.options["max-log-size"];
			let [from, to] = [node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, exchanges), node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file)];
			await (0, _place_js__WEBPACK_IMPORTED_MODULE_3__.x)(record.result, context.store);
			(0, _trajectory_js__WEBPACK_IMPORTED_MODULE_2__.o)(live, file, await writeTrajectory(from, to, size, context.redactor, about));
		}
		function usageOf(usage) {
			let { input_tokens, cached_input_tokens, output_tokens, reasoning_tokens, cost_usd, steps } = usage;
			let { requests, failed_requests, models } = usage;
			return {
				source: "meter",
				input_tokens,
				cached_input_tokens,
				output_tokens,
				reasoning_tokens,
				cost_usd: cost_usd === null ? null : Math.round(cost_usd * 1e9) / 1e9,
				steps,
				requests,
				failed_requests,
				models
			};
		}
		function applyModelFault({ record, modelFault }) {
			if (modelFault === null || record.result.status !== "failed") return;
			record.result.status = "error";
			record.result.score = null;
			record.result.error = {
				stage: "agent",
				...modelFault
			};
		}
	}),
	64780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			t: () => linkNote,
			x: () => clearPlace
		});
		async function clearPlace(result, store) {
			let links = await store.makePlace(result.instance_id, result.trial).catch(() => []);
			result.integrity.push(...links.map(linkNote));
		}
		function linkNote(link) {
			return {
				kind: "results_linked",
				detail: `${link} was a link, which was removed; nothing was written through it`
			};
		}
	}),
	76380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TF: () => remove,
			aB: () => noteStarvation,
			aC: () => keep,
			iA: () => prepare
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18253);
		var _base_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68785);
		var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12580);
		var _evaluation_look_look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3704);
		var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9271);
		var _prerunner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62558);
		let PRERUNNER_TIMEOUT = 6e5;
		async function prepare(begun) {
			let { instance, trial, record, context, signal } = begun;
			if (context.seal !== null && !await context.seal.holds(instance)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("dataset", `files of ${instance.id} have changed since the run began`);
			let testbed = await openUnlessAborted(context.testbeds, {
				instance,
				trial,
				prompt: instance.prompt
			}, signal);
			let { image } = testbed;
			image !== null && Object.assign(record.result.testbed, {
				image: image.name,
				image_digest: image.digest,
				substituted: image.substituted
			});
			record.result.testbed.commit = testbed.commit;
			instance.repository?.commit === null && record.note("repository_unpinned", `the row names no commit: the newest of the default branch, ${testbed.commit}, was cloned`);
			let opened = {
				...begun,
				testbed
			};
			try {
				testbed.relay !== null && await context.meter?.serve(testbed.relay);
				testbed.prerunnerDirectory !== null && await runPrerunner(opened, testbed.prerunnerDirectory);
				let agent = await context.agent?.prepare(testbed, signal) ?? null;
				let before = await (0, _evaluation_look_look_js__WEBPACK_IMPORTED_MODULE_4__.Op)(testbed, instance, null, signal);
				instance.evaluation.kind === "test_plan" && checkToolsForPlan(testbed, before);
				let spent = {
					cost: 0,
					requests: 0
				};
				return {
					...opened,
					agent,
					before,
					givenReports: new Map(),
					metering: null,
					spent,
					left: new Map(),
					trajectory: null,
					modelFault: null
				};
			} catch (error) {
				await remove(opened).catch((fault) => record.note("remove_failed", fault.message));
				throw error;
			}
		}
		async function openUnlessAborted(testbeds, request, signal) {
			let opening = testbeds.open(request, signal);
			try {
				return await (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_2__.Wh)(opening, signal);
			} catch (error) {
				let removed = opening.then((testbed) => testbed.remove()).catch(() => {});
				await Promise.race([removed, (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(3e3, void 0, { ref: !1 })]);
				throw error;
			}
		}
		function checkToolsForPlan(testbed, { tools }) {
			let missing = ["perl", "find"].filter((tool) => !tools.found.has(tool));
			if (missing.length === 0) return;
			let what = testbed.kind === "docker" ? "the image has" : "this machine has";
			throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("testbed", `${what} no ${missing.join(" and no ")}, which test plans need: use an image made from Debian or Ubuntu, or install it`);
		}
		async function runPrerunner({ testbed, record, logs, signal }, directory) {
			let command = {
				shell: "bash",
				script: (0, _prerunner_js__WEBPACK_IMPORTED_MODULE_6__.x)(directory),
				environment: {},
				timeout: PRERUNNER_TIMEOUT,
				lasting: !0
			};
			let exit = await logs.run("prerunner.log", testbed, command, signal, logs.failedCommands);
			record.result.prerunner = {
				exit_code: exit.exitCode,
				timed_out: exit.timedOut,
				duration_ms: exit.duration
			};
			if (exit.timedOut) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("prerunner", `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 6e4} minutes`);
			exit.exitCode !== 0 && record.note("prerunner_failed", `prerunner.sh ended with exit code ${exit.exitCode}`);
		}
		async function noteStarvation({ testbed, record }) {
			let { throttled, outOfMemory } = await testbed.starvation().catch(() => ({
				throttled: null,
				outOfMemory: null
			}));
			throttled !== null && (record.result.testbed.throttled = throttled);
			let why = [...(throttled ?? 0) > .2 ? [`its processors were used up in ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(throttled)} of the time (cpus)`] : [], ...outOfMemory === !0 ? ["a process was killed since its memory was used up (memory)"] : []];
			why.length > 0 && record.note("starved", why.join("; "));
		}
		async function keep({ testbed, record, instance, trial, directory, context }) {
			let { kept, notes } = await testbed.keep();
			record.result.testbed.kept = kept;
			for (let { kind, detail } of notes) record.note(kind, detail);
			let name = (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__.Ko)({
				instanceId: instance.id,
				trial
			});
			let what = testbed.kind === "docker" ? `container ${kept}` : `workdir ${kept}`;
			let enter = testbed.kind === "docker" ? `docker exec -it ${kept} sh` : `cd ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__.V)(kept)}`;
			context.observer.notice(`${name}: kept ${what}; enter it: ${enter}, or agentbench shell --after ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_3__.V)(directory)}; remove all that was kept: agentbench clean`);
		}
		async function remove({ testbed, record }) {
			for (let { kind, detail } of await testbed.remove()) record.note(kind, detail);
		}
	}),
	62558: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => FailedCommands,
			x: () => prerunnerScript
		});
		var shell = __webpack_require__(12580);
		function prerunnerScript(directory) {
			return `directory=${(0, shell.h)(directory)} tracer=${(0, shell.h)("# shellcheck shell=bash disable=SC2154 # the traps assign the variables that they read\n# Sourced by bash before prerunner.sh (BASH_ENV). Reports on stderr each failed command after which the script went on.\n# The ERR trap sees a command that fails by itself. The DEBUG trap, run before the next command, also sees one that\n# fails as part of a list (false && ...), but not one with an alternative (false || ...). bash runs the DEBUG trap for\n# the ERR trap too; for a subshell it would then blame the previous command. Each trap is one line, since bash counts\n# lines in traps, too.\nunset BASH_ENV\nexec 9<&-\ntrap 'ab_error=$?; printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$LINENO\" \"$ab_error\" \"$BASH_COMMAND\" >&2; ab_told=yes' ERR\ntrap 'ab_code=$?; case $BASH_COMMAND in \"( \"*) ;; *) if [ $ab_code -ne 0 ] && [ -z \"$ab_told\" ] && [ \"$LINENO\" != \"$ab_line\" ]; then printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$ab_line\" \"$ab_code\" \"$ab_command\" >&2; fi; ab_told=\"\" ab_line=$LINENO ab_command=$BASH_COMMAND;; esac' DEBUG\n")}\nBASH_ENV=/dev/fd/9 bash "\$directory/prerunner.sh" 9<<TRACER
\$tracer
TRACER
code=\$?
rm -rf "\$directory"
exit "\$code"
`;
		}
		class FailedCommands {
			#text = "";
			found = [];
			push(stream, chunk) {
				if (stream === "stdout") return;
				let lines = (this.#text + chunk.toString()).split("\n");
				this.#text = lines.pop().slice(-4096);
				for (let line of lines) line.startsWith("agentbench: prerunner line ") && this.found.push(line.slice(27));
			}
		}
	}),
	82810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => TrialRecord });
		var _base_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42030);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
		var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33836);
		class TrialRecord {
			result;
			#place;
			#observer;
			#stage = "prepare";
			constructor(result, place, observer) {
				this.result = result;
				this.#place = place;
				this.#observer = observer;
			}
			async stage(name, work) {
				this.#stage = name;
				this.#observer.stageStarted(this.#place, name);
				let startedAt = (0, _base_clock_js__WEBPACK_IMPORTED_MODULE_1__.v)();
				let started = performance.now();
				try {
					return await work();
				} finally {
					let duration = Math.round(performance.now() - started);
					this.result.stages.push({
						name,
						started_at: startedAt,
						duration_ms: duration
					});
					this.#observer.stageEnded(this.#place, name, duration);
				}
			}
			note(kind, detail) {
				this.result.integrity.push({
					kind,
					detail
				});
			}
			get decided() {
				return this.result.status === "passed" || this.result.status === "failed";
			}
			decide({ status, score }) {
				this.result.status = status;
				this.result.score = score;
			}
			undecide() {
				this.result.status = "not_run";
				this.result.score = null;
				this.result.evaluation = null;
				this.result.error = null;
			}
			fail(error, signal) {
				if (this.decided) this.note(`${this.#stage}_failed`, (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
				else if (signal.aborted) {
					let { kind, message } = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.EV)(signal);
					this.result.status = "not_run";
					this.result.error = {
						stage: this.#stage,
						kind,
						message
					};
				} else if (error instanceof _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__.z && (this.#stage === "agent" || this.#stage === "evaluate")) {
					this.decide({
						status: "failed",
						score: 0
					});
					this.note("testbed_destroyed", error.message);
				} else {
					this.result.status = "error";
					let kind = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD ? error.kind : error instanceof _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__.z ? "testbed" : "internal";
					let message = kind === "internal" && error instanceof Error ? error.stack ?? error.message : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
					this.result.error = {
						stage: this.#stage,
						kind,
						message
					};
				}
			}
		}
	}),
	59654: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => adoptTrajectory,
			o: () => trajectoryKept
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
		var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45503);
		var _trajectory_actions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89051);
		function trajectoryKept(live, file, { trajectory, note }) {
			let { agent } = live.record.result;
			live.trajectory = trajectory;
			agent.trajectory = trajectory === null ? null : file;
			agent.actions = trajectory === null ? null : (0, _trajectory_actions_js__WEBPACK_IMPORTED_MODULE_3__.R)(trajectory);
			note !== null && live.record.note("trajectory_incomplete", note);
		}
		async function adoptTrajectory(live, output) {
			let { directory, context, record } = live;
			let size = context.options["max-log-size"];
			let text;
			try {
				text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(output, "trajectory.json"), size).toString();
			} catch (error) {
				(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.$N)(error) !== "ENOENT" && record.note("trajectory_incomplete", (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error).slice(0, 500));
				return;
			}
			let { rewriteTrajectory } = await __webpack_require__.e(2948).then(__webpack_require__.bind(__webpack_require__, 72948));
			let file = record.result.rounds?.length === 2 ? "trajectory-round-2.json" : "trajectory.json";
			trajectoryKept(live, file, await rewriteTrajectory(text, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file), size, context.redactor));
		}
	})
};
